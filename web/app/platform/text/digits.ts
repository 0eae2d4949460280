const foreignDigits = /[\u06f0-\u06f9\u0660-\u0669]/g;
const asciiDigits = /[0-9]/g;
const asciiZero = 0x30;
const persianZero = 0x06f0;
const persianDigits = Array.from({ length: 10 }, (_, digit) => String.fromCharCode(persianZero + digit));

/** Persian and Arabic digits become ASCII ones, everything else stays, separators too. */
export function toAsciiDigits(text: string): string {
  return text.replace(foreignDigits, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** The Persian digit for the code of an ASCII digit. */
export const persianDigit = (code: number): string => persianDigits[code - asciiZero] ?? '';

/** ASCII digits become Persian ones, everything else stays. For text that a person reads. */
export function toPersianDigits(text: string): string {
  return text.replace(asciiDigits, (digit) => persianDigit(digit.charCodeAt(0)));
}

/** Words, sizes and codes in Latin letters or digits, with the signs that belong inside them. */
export const latinRun = /[A-Za-z0-9]+(?:[ .,/×°+"'#_-]*[A-Za-z0-9]+)*/g;

/** A number between a code and a Persian word belongs to the word: «DN50 16 بار» is «DN50 ۱۶ بار». */
const numberOfUnit = /(?<=[A-Za-z][^\s]*\d )\d+(?:[.\/]\d+)?(?= [\u0600-\u06ff])/g;

/** Numbers of a Persian text in Persian digits; codes, which have Latin letters, keep theirs, such as `ISO 4032` and `DN50`. */
export function readableDigits(text: string): string {
  return text
    .replace(numberOfUnit, toPersianDigits)
    .replace(latinRun, (run) => (/[A-Za-z]/.test(run) ? run : toPersianDigits(run)));
}

/** One sign, digits that groups of three may divide, one decimal mark. */
const number = /^[+-]?(?:\d+|\d{1,3}(?:([\u066c, ])\d{3})(?:\1\d{3})*)(?:[.\u066b/]\d+)?$/;

/**
 * A number as typed in Persian or Latin, with or without separators, as a plain decimal text: `1250.5`.
 * Undefined when it is not a number.
 */
export function readDecimal(typed: string): string | undefined {
  const text = toAsciiDigits(typed)
    .replace(/[\u200c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .replace(/^[\u2212\u2013]/, '-');
  return number.test(text) ? text.replace(/[\u066c, +]/g, '').replace(/[\u066b/]/, '.') : undefined;
}

/** A number as it stands in an address, whatever it was typed in: ASCII digits and a point. Other text stays. */
export const numberInAddress = (typed: string): string =>
  readDecimal(typed) ?? toAsciiDigits(typed).replace(/\u066b/g, '.');

/** A number of an address as it stands in a field, in Persian digits with a Persian decimal mark. */
export const numberInField = (text: string): string => toPersianDigits(text.replace(/(?<=\d)\.|\.(?=\d)/, '\u066b'));
