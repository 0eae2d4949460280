import { foldDigits } from '../../../platform/text.ts';
import { isFraction, MARKED_NUMBER, readTypedNumber } from '../../../platform/text/typed-number.ts';
import { plainUnitSigns, UNIT_SIGN_PATTERN, withPlainSigns } from '../../../platform/text/unit-signs.ts';
import { codeKey, isEnding, stemsOf, wordsOf } from '../words.ts';

/** A word, number or sign of a typed text with its place in it. */
export type Token = {
  /** Folded, as both sides of a search compare it. */
  word: string;
  /** Of a number with a fraction, such as `1 1/2`: as it is; of other numbers their digits. */
  number?: string | undefined;
  /** Of a fraction: its slash may be a decimal mark. */
  isSlashed?: true;
  /** Of a decimal whose mark is a slash: the fraction that it is read from right to left, `1/2` of «۲/۱». */
  reversed?: string | undefined;
  start: number;
  end: number;
  /** Of a number: a dash stands at it, which may be its sign; `start` is that of the dash. */
  hasDash?: true;
  /** What stands between it and the token before it. */
  before: string;
  /** Whether half-spaces join parts in it, and those parts. */
  parts: string[];
};

const HALF_SPACE = '\u200c';
const FRACTION: Record<string, string> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};
const LATIN = '\\p{Script=Latin}';
const FRACTION_SIGN = `[${Object.keys(FRACTION).join('')}]`;
const numbers = [
  // Also «۱.۱/۴»: a point before one of the fractions that sizes have.
  '(?<mixed>(?<!\\d)\\d{1,2}(?:[ \\u200c-]\\d/[1-9]\\d?|\\.(?:1/[248]|3/[48]|[57]/8))(?!\\d))',
  // «3/4in» is a fraction and its unit, «TRV-3/4A» is none.
  `(?<fraction>\\d+/\\d{1,2}(?![\\d${LATIN}])|(?<![\\p{L}\\p{N}][-_./]?)\\d+/\\d{1,2}(?=${LATIN}+(?![\\p{L}\\p{N}])))`,
  `(?<sign>(?<!\\d)\\d{1,2} ${FRACTION_SIGN}|\\d*${FRACTION_SIGN})`,
  `(?<marked>${MARKED_NUMBER})`,
].join('|');
const token = new RegExp(
  [
    // Most signs are letters, where no kind of number needs to be tried.
    `(?=[\\d.٫${Object.keys(FRACTION).join('')}])(?:${numbers})`,
    `(?<code>(?=[\\d.]*${LATIN})[${LATIN}\\d][${LATIN}\\p{M}\\d.]*)`,
    '(?<plain>\\d+(?:[.٫]\\d+)?)',
    `(?<unit>${UNIT_SIGN_PATTERN})`,
    // A word and the number written to it are two: «شیر۲اینچ».
    '(?<word>[\\p{L}\\p{M}\\u200c]+|\\p{N}+)',
  ].join('|'),
  'gu',
);

const SIZE_NUMBER = '\\d+(?:[.,٫/]\\d+)?';
/** Between the numbers of a size: M12x30, 3 x 2.5, 4*8. The letter comes first in the pattern: there are few. */
const times = new RegExp(
  `[xX*](?= ?\\d)(?<=(?<![\\p{L}\\p{N}][-_./]?)[mM]?${SIZE_NUMBER}(?: ?[xX×*] ?${SIZE_NUMBER})* ?[xX*])`,
  'gu',
);
/** What stands before a further number of a size. */
export const TIMES = '×';

/** A dash at a number that ties it to no word before it. */
const dash = /(?:^|[^\p{L}\p{N}])[-−–]$/u;

/** Parts of a size that Latin letters join: 16bar, DN50, M12. A superscript ends a unit's name. */
export function tokensOf(text: string): Token[] {
  // Each sign stays where it stands, so that places are those of the text.
  const plain = withPlainSigns(foldDigits(text)).replace(times, TIMES);
  const tokens: Token[] = [];
  let last = 0;
  for (const match of plain.matchAll(token)) {
    const [typed] = match;
    const start = match.index;
    const end = start + typed.length;
    const before = plain.slice(last, start);
    last = end;
    const number = numberOf(match.groups!);
    const word = number ?? (match.groups!.unit ? unitSign(typed) : wordsOf(typed).join(''));
    if (!word) continue;
    const parts = typed.split(HALF_SPACE).flatMap(wordsOf);
    const hasDash = /^\d/.test(word) && dash.test(text.slice(Math.max(0, start - 2), start));
    const place = hasDash ? { start: start - 1, end, hasDash } : { start, end };
    const isSlashed = match.groups!.fraction !== undefined && word.includes('/');
    const reversed = reversedFraction(match.groups!.fraction);
    tokens.push({
      word,
      ...(number !== undefined && { number }),
      ...place,
      before,
      parts,
      ...(isSlashed && { isSlashed }),
      ...(reversed !== undefined && { reversed }),
    });
  }
  return withEndings(tokens);
}

const unitSign = (typed: string) => plainUnitSigns(typed).toLowerCase();

function numberOf({ mixed, fraction, sign, marked, plain }: Record<string, string | undefined>): string | undefined {
  if (mixed) return mixed.replace(/[\u200c.-]/, ' ');
  if (fraction) return slashNumber(fraction);
  if (sign) return [sign.slice(0, -1).trim(), FRACTION[sign.slice(-1)]].filter(Boolean).join(' ');
  const number = marked ?? plain;
  return number && readTypedNumber(number)?.value;
}

/** «۱/۲» is a half; «۰/۷» and «۲/۲» are how many write decimals. */
function slashNumber(typed: string): string {
  const [over = '', under = ''] = typed.split('/');
  return isFraction(over, under) ? typed : `${over}.${under}`;
}

function reversedFraction(typed: string | undefined): string | undefined {
  const [over = '', under = ''] = typed?.split('/') ?? [];
  return isFraction(under, over) ? `${under}/${over}` : undefined;
}

/** «شیر ها» and «لوله ی» are one word each. */
function withEndings(tokens: Token[]): Token[] {
  const joined: Token[] = [];
  for (const each of tokens) {
    const last = joined.at(-1);
    if (last && isEnding(each.word) && each.before === ' ' && /\p{L}$/u.test(last.word) && !isEnding(last.word))
      joined[joined.length - 1] = {
        ...last,
        word: last.word + each.word,
        end: each.end,
        parts: [...last.parts, each.word],
      };
    else joined.push(each);
  }
  return joined;
}

/** Longer texts are cut: design rule, 24 words. */
const MOST_WORDS = 24;

/** A number written to a word goes on with it: «شیر۲» is one word of two tokens. */
const goesOn = ({ number, before }: Token, last: Token | undefined) =>
  number !== undefined && before === '' && last !== undefined && /\p{L}$/u.test(last.word);

/** The tokens of the words of a text that are read, and the first one that is not. */
export function firstWords(tokens: Token[]): { first: Token[]; next?: Token | undefined } {
  let words = 0;
  const end = tokens.findIndex((token, at) => {
    if (!goesOn(token, tokens[at - 1])) words += 1;
    return words > MOST_WORDS;
  });
  return end < 0 ? { first: tokens } : { first: tokens.slice(0, end), next: tokens[end] };
}

/** A token without what was added to its word. */
const stemOf = ({ word, parts }: Token): string => {
  const bare = parts.filter((part, index) => index === 0 || !isEnding(part));
  return bare.length < parts.length ? bare.join('') : (stemsOf(word)[0] ?? word);
};

/** What some tokens are looked up by in tables of names: as they are, and without endings. */
export const keysOf = (tokens: Token[]): string[] => [
  ...new Set([
    tokens.map(({ word }) => word).join(''),
    tokens.map(stemOf).join(''),
    tokens.map(({ word }) => stemsOf(word)[0] ?? word).join(''),
    codeKey(tokens.map(({ word }) => word).join('')),
  ]),
];
