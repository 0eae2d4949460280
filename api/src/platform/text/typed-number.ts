import { foldDigits } from '../text.ts';

/**
 * A number as people type it, as plain decimal text: each digit as it was typed, a point, no groups. `other`: what else some
 * people mean who write so. The same cases are read by the fields of the web (web/app/platform/text/digits.ts).
 */
export type TypedNumber = {
  value: string;
  other?: string;
  /** Whether neither reading may be taken without asking: `1/2` is a half for some and 1.2 for others. */
  isOpen?: boolean;
};

/** Parts of one that people write as fractions. */
const PARTS = new Set([2, 3, 4, 8, 16, 32]);
const SIGNS: Record<string, string> = {
  '½': '.5',
  '¼': '.25',
  '¾': '.75',
  '⅛': '.125',
  '⅜': '.375',
  '⅝': '.625',
  '⅞': '.875',
};
/** One of the signs, as the source of a pattern. */
export const FRACTION_SIGN = `[${Object.keys(SIGNS).join('')}]`;
const LONGEST_FRACTION = 6;

const LATIN = '\\p{Script=Latin}';
/**
 * Numbers with marks within a text, as the source of a pattern without groups: digits in groups of three, a comma as the decimal
 * mark, a mark before the first digit. Commas between more than two numbers list them.
 */
export const MARKED_NUMBER = [
  `(?<![\\d.٫])[1-9]\\d{0,2}(?:(?:\\.\\d{3}){2,}(?:[,،٫]\\d+)?|\\.\\d{3}[,،٫]\\d+)(?![\\d${LATIN}]|[.,،٬٫]\\d)`,
  '(?<!\\d|\\d[.٫])[1-9]\\d{0,2}(?:(?:٬\\d{3})+|(?:,\\d{3})+|(?:،\\d{3})+)(?!\\d)(?:[.٫]\\d+)?',
  '(?<!\\d|\\d[.٫,،])\\d+[,،]\\d+(?!\\d|[,،]\\d)',
  '(?<![\\p{L}\\p{N}.٫,،/])[.٫]\\d+',
].join('|');

/** In ASCII digits and signs, without what nobody sees. */
const folded = (text: string) =>
  foldDigits(text)
    .replace(/[\u200C-\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .trim()
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .replace(/^[−–]/, '-');

/** @returns undefined where the text is no number */
export function readTypedNumber(text: string): TypedNumber | undefined {
  const typed = folded(text);
  const isNegative = typed.startsWith('-');
  const read = readDigits(typed.replace(/^[+-]/, ''));
  if (!read || !isNegative) return read;
  return { ...read, value: `-${read.value}`, ...(read.other !== undefined && { other: `-${read.other}` }) };
}

/** The same text with its digits read, for who tells that it is no number. */
export const digitsRead = (text: string): string => folded(text).replace('٫', '.');

const pointed = /^(\d*)[.٫](\d+)$/;
const ended = /^\d+[.٫]?$/;
const groupedByDots = /^[1-9]\d{0,2}(?:(?:\.\d{3}){2,}|\.\d{3}(?=[,،٫]))(?:[,،٫](\d+))?$/;
const grouped = /^[1-9]\d{0,2}([٬,، ])\d{3}(?:\1\d{3})*(?:(?!\1)[.٫,،](\d*))?$/;
const withComma = /^(\d+)[,،](\d+)$/;
const slashed = /^(\d{1,3}(?:[,٬]\d{3})+|\d+)\/(\d+)$/;
const withSign = new RegExp(`^(\\d*) ?(${FRACTION_SIGN})$`);

function readDigits(typed: string): TypedNumber | undefined {
  if (ended.test(typed)) return { value: typed.replace(/\D/g, '') };
  const point = pointed.exec(typed);
  if (point) return readPoint(typed, point[1]!, point[2]!);
  const group = groupedByDots.exec(typed);
  if (group) return { value: joined(typed, group[1]) };
  const groups = grouped.exec(typed);
  if (groups) return { value: joined(typed, groups[2]) };
  const comma = withComma.exec(typed);
  if (comma) return { value: `${comma[1]}.${comma[2]}` };
  const slash = slashed.exec(typed);
  if (slash) return readSlash(slash[1]!.replace(/\D/g, ''), slash[2]!);
  const sign = withSign.exec(typed);
  return sign ? { value: `${sign[1] || '0'}${SIGNS[sign[2]!]}` } : undefined;
}

/** `1.250` is a number of programs; in lists it is also a group of three digits. */
function readPoint(typed: string, whole: string, decimals: string): TypedNumber {
  const value = `${whole || '0'}.${decimals}`;
  const isGroup = typed.includes('.') && decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  return isGroup ? { value, other: whole + decimals } : { value };
}

/** Without what parts groups of digits. */
function joined(typed: string, decimals: string | undefined): string {
  const whole = decimals === undefined ? typed : typed.slice(0, typed.length - decimals.length);
  return `${whole.replace(/\D/g, '')}${decimals ? `.${decimals}` : ''}`;
}

/** «۱۲/۵» is a decimal; «۱/۲» may be a half. */
function readSlash(over: string, under: string): TypedNumber {
  const point = `${over}.${under}`;
  if (!isFraction(over, under)) return { value: point };
  const fraction = (Number(over) / Number(under)).toFixed(LONGEST_FRACTION).replace(/\.?0+$/, '');
  return { value: fraction, other: point, isOpen: true };
}

/** Whether digits over and under a slash are a fraction of one for those who write such. */
export const isFraction = (over: string, under: string): boolean =>
  PARTS.has(Number(under)) && !under.startsWith('0') && Number(over) > 0 && Number(over) < Number(under);
