const digits = '۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩';

/** Persian and Arabic digits as ASCII ones. */
export const foldDigits = (text: string) => text.replace(/[۰-۹٠-٩]/g, (digit) => String(digits.indexOf(digit) % 10));

const letters: Record<string, string> = {
  ي: 'ی',
  ى: 'ی',
  ئ: 'ی',
  ك: 'ک',
  ة: 'ه',
  ۀ: 'ه',
  ؤ: 'و',
  آ: 'ا',
  أ: 'ا',
  إ: 'ا',
  ٱ: 'ا',
};

/** Arabic letters and forms of alef in the one spelling that texts are compared in. */
export const foldLetters = (text: string) => text.replace(/[يىئكةۀؤآأإٱ]/g, (letter) => letters[letter]!);

/** What turns the direction of the text around it. */
const direction = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
// Controls but tab and line ends; what Unicode calls ignorable, but for joiners and the variants of a sign; what is no letter of
// any plane; letters of other scripts that look like a blank.
const unseen =
  /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u2800\ufff9-\ufffb\p{Noncharacter_Code_Point}]|(?![\u200c\u200d\ufe00-\ufe0f])\p{Default_Ignorable_Code_Point}/gu;
const lineEnds = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
/** Arabic letters in the shapes that old files and copied pages have them in. */
const shapes = /[\ufb50-\ufbb1\ufbd3-\ufd3d\ufd50-\ufdf2\ufe70-\ufefc]/g;
const MOST_MARKS = 8;
/** Those that are part of a letter, as in «آ», count and stay. */
const withoutSurplusMarks = (line: string) =>
  line.replace(/(\P{M})(\p{M}{4,})/gu, (_, letter: string, marks: string) => {
    const left = MOST_MARKS - (letter.normalize('NFD').match(/\p{M}/gu)?.length ?? 0);
    return letter + [...marks].slice(0, left).join('');
  });

/** One line without what nobody sees: see `typedLine`. */
const clean = (line: string) =>
  withoutSurplusMarks(
    line
      .replace(/\s+/g, ' ')
      // Half-spaces join two parts of a word, and joiners follow a letter or a picture: elsewhere they are dirt. Where both
      // stand, people see the half-space.
      .replace(/[\u200c\u200d]{2,}/g, (run) => (run.includes('\u200c') ? '\u200c' : run))
      .replace(/(?<![\p{L}\p{M}\p{N}\p{P}])\u200c|\u200c(?![\p{L}\p{N}])/gu, '')
      .replace(/(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])\u200d+|(?<=\u200d)\u200d+/gu, '')
      .replace(/(?<=^|[ \u200c\u200d])\p{M}+/gu, ''),
  )
    .replace(/ +/g, ' ')
    .trim();

const spelled = (text: string) =>
  text
    .replace(shapes, (letter) => letter.normalize('NFKC'))
    .normalize('NFC')
    .replace(direction, '')
    .replace(unseen, '')
    .replace(/[\u064a\u0649]/g, '\u06cc')
    .replace(/\u0643/g, '\u06a9');

const around = /[\s\u061c\u200c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/;

/** An address as people paste it: what is around it goes, blanks and signs of direction; what stands in it is judged. */
export function typedAddress(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && around.test(text[start]!)) start += 1;
  while (end > start && around.test(text[end - 1]!)) end -= 1;
  return text.slice(start, end);
}

/**
 * What people type in one line, as it is stored: one spelling of Persian letters, no signs of direction, no controls, no outer
 * or doubled spaces and half-spaces, at most 8 marks on a letter. Nothing is left of what nobody sees. Said twice it is the same.
 */
export const typedLine = (text: string): string => again(text, (each) => clean(spelled(each).replace(lineEnds, ' ')));

/** The same for several lines, which keep their ends; empty ones around them go. */
export const typedText = (text: string): string =>
  again(text, (each) => spelled(each).replace(lineEnds, '\n').split('\n').map(clean).join('\n').trim());

/** What one round takes away may bring together what the next one joins. */
function again(text: string, round: (text: string) => string): string {
  const once = round(text);
  return once === text ? text : again(once, round);
}

/**
 * The form both sides of a search are compared in: Arabic letters as Persian ones, alef forms and digits folded,
 * half-spaces, diacritics, tatweel and bidi controls dropped, «۱٬۰۰۰» as 1000, «۲٫۵» and «۲,۵» as 2.5, other punctuation as
 * space, Latin in lower case.
 */
export const foldSearchKey = (text: string) =>
  foldLetters(
    foldDigits(text)
      .normalize('NFC')
      .replace(/(?<=\d)[٬,](?=\d{3}(?!\d))/g, '')
      .replace(/(?<=\d)٫(?=\d)/g, '.')
      .replace(/(?<=(?<!\d[,،])(?<!\d)\d{1,3})[,،](?=\d{1,2}(?![\d]|[,،]\d))/g, '.'),
  )
    .replace(/[\u064B-\u065F\u0670\u0640\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
    .toLowerCase()
    .replace(/\.(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])\./gu, ' ')
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim();

/** The last place up to `at` that is not within a letter of two halves. */
export const wholeAt = (text: string, at: number): number => (/[\udc00-\udfff]/.test(text.charAt(at)) ? at - 1 : at);

/** The beginning of a text, of whole letters: half a letter is nothing that a database or an address takes. */
export const beginningOf = (text: string, most: number): string => text.slice(0, wholeAt(text, most));
