// The Persian alphabet in order; variants of one letter share a position. Change it only with a migration that recomputes all
// stored keys by the same rule in SQL (0102_sort_keys.sql, tests/api/lists/sort-keys.test.ts).
const alphabet =
  'آ|ا ٱ|ء|ب|پ|ت|ث|ج|چ|ح|خ|د|ذ|ر ڕ|ز|ژ|س|ش|ص|ض|ط|ظ|ع|غ|ف ڤ|ق|ک ك ڪ|گ|ل ڵ|م|ن|و ۆ|ه ة ە ہ ھ|ی ي ى ے ێ'.split('|');
/** The sign after the digits: letters follow it in the order of their code points, Latin ones as they are after them. */
const FIRST_LETTER = ':'.charCodeAt(0);

const places = new Map<string, string>([
  ...alphabet.flatMap((forms, place) =>
    forms.split(' ').map((form): [string, string] => [form, String.fromCharCode(FIRST_LETTER + place)]),
  ),
  ...[...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter): [string, string] => [letter, letter.toLowerCase()]),
  ...['۰۱۲۳۴۵۶۷۸۹', '٠١٢٣٤٥٦٧٨٩'].flatMap((digits) =>
    [...digits].map((digit, value): [string, string] => [digit, String(value)]),
  ),
]);

// Marks above and below letters but for the madda of «آ», the tatweel, half-spaces and joiners, signs of direction, «٬».
const unheard =
  /[\u00ad\u0300-\u036f\u0610-\u061a\u0640\u064b-\u0652\u0654-\u065f\u066c\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]/g;
// Whatever is no letter and no digit, by its code points, so that no version of Unicode and no database has a say.
const between =
  /[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02b0-\u02ff\u0600-\u060f\u061b-\u061f\u066a\u066b\u066d\u06d4\u06dd\u06de\u06e9\u06fd\u06fe\u1680\u2000-\u2bff\u2e00-\u2e7f\u3000-\u303f\ufd3e\ufd3f\ufe10-\ufe6f\ufffc\ufffd]+/g;

const MOST_DIGITS = 99;
/** A number is told by how many digits it has and then by these, so that «۲» stands before «۱۰». */
function byValue(digits: string): string {
  const value = digits.replace(/^0+/, '');
  return String(Math.min(value.length, MOST_DIGITS)).padStart(2, '0') + value;
}

/**
 * What a name is stored with to be sorted by, in any database: compared sign by sign («collate "C"») it puts names as a Persian
 * reader looks for them. Numbers by value, then Persian letters (آ before ا, hamza with the letter that bears it, Arabic ya and
 * kaf as Persian ones), then Latin ones, small and capital alike, then all others. A space comes before any letter, whatever
 * stands between words is a space, half-spaces and diacritics count for nothing. Names that differ in nothing else are told
 * apart by themselves, behind a tab.
 */
export const sortKey = (name: string): string => `${folded(name)}\t${name}`;

const folded = (name: string) =>
  Array.from(
    name.normalize('NFKD').replace(unheard, '').normalize('NFC').replace(between, ' ').replace(/^ | $/g, ''),
    (sign) => places.get(sign) ?? sign,
  )
    .join('')
    .replace(/[0-9]+/g, byValue);

/** Which of two names comes first, for lists that are in memory. */
export function compareNames(one: string, other: string): number {
  const key = sortKey(one);
  const beside = sortKey(other);
  if (key === beside) return 0;
  return key < beside ? -1 : 1;
}
