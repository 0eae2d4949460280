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

/** Parts of one that people write as fractions. */
const parts = new Set([2, 3, 4, 8, 16, 32]);
const fractions: Record<string, string> = {
  '½': '.5',
  '¼': '.25',
  '¾': '.75',
  '⅛': '.125',
  '⅜': '.375',
  '⅝': '.625',
  '⅞': '.875',
};

const ended = /^\d+[.\u066b]?$/;
const pointed = /^(\d*)[.\u066b](\d+)$/;
const groupedByDots = /^[1-9]\d{0,2}(?:(?:\.\d{3}){2,}|\.\d{3}(?=[,\u060c\u066b]))(?:[,\u060c\u066b](\d+))?$/;
const grouped = /^[1-9]\d{0,2}([\u066c,\u060c ])\d{3}(?:\1\d{3})*(?:(?!\1)[.\u066b,\u060c](\d*))?$/;
const withComma = /^(\d+)[,\u060c](\d+)$/;
const slashed = /^(\d{1,3}(?:[,\u066c]\d{3})+|\d+)\/(\d+)$/;
const withSign = /^(\d*) ?([½¼¾⅛⅜⅝⅞])$/;

/**
 * A number as typed in Persian or Latin, with or without separators, as a plain decimal text: `1250.5`.
 * Undefined when it is not a number, or when it may be two: `1/2` is a half for some and 1.2 for others.
 * The api reads the same cases (api/src/platform/text/typed-number.ts).
 */
export function readDecimal(typed: string): string | undefined {
  const text = toAsciiDigits(typed)
    .replace(/[\u200c-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .replace(/^[\u2212\u2013]/, '-');
  const value = readUnsigned(text.replace(/^[+-]/, ''));
  return value && text.startsWith('-') ? `-${value}` : value;
}

function readUnsigned(text: string): string | undefined {
  if (ended.test(text)) return text.replace(/\D/g, '');
  const point = pointed.exec(text);
  if (point) return `${point[1] || '0'}.${point[2]}`;
  const groups = groupedByDots.exec(text);
  if (groups) return joined(text, groups[1]);
  const others = grouped.exec(text);
  if (others) return joined(text, others[2]);
  const comma = withComma.exec(text);
  if (comma) return `${comma[1]}.${comma[2]}`;
  const slash = slashed.exec(text);
  if (slash) return readSlash(slash[1]!.replace(/\D/g, ''), slash[2]!);
  const sign = withSign.exec(text);
  return sign ? `${sign[1] || '0'}${fractions[sign[2]!]}` : undefined;
}

/** Without what parts groups of digits. */
function joined(text: string, decimals: string | undefined): string {
  const whole = decimals === undefined ? text : text.slice(0, text.length - decimals.length);
  return `${whole.replace(/\D/g, '')}${decimals ? `.${decimals}` : ''}`;
}

/** «۱۲/۵» is a decimal; «۱/۲» may be a half. */
function readSlash(over: string, under: string): string | undefined {
  const isFraction =
    parts.has(Number(under)) && !under.startsWith('0') && Number(over) > 0 && Number(over) < Number(under);
  return isFraction ? undefined : `${over}.${under}`;
}

/** A number as it stands in an address, whatever it was typed in: ASCII digits and a point. Other text stays. */
export const numberInAddress = (typed: string): string =>
  readDecimal(typed) ?? toAsciiDigits(typed).replace(/\u066b/g, '.');

/** A number of an address as it stands in a field, in Persian digits with a Persian decimal mark. */
export const numberInField = (text: string): string => toPersianDigits(text.replace(/(?<=\d)\.|\.(?=\d)/, '\u066b'));
