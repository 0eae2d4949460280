import Big from 'big.js';
import { measureWords as words } from './messages.ts';

type Numbers = { value: string; maxValue?: string | undefined };

/** For reading; the exact number stands beside it. */
const CONVERTED_DIGITS = 5;
const GROUP = '\u066c';
const POINT = '\u066b';
/** The mark keeps a minus before its number inside right-to-left text. */
const MINUS = '\u200e\u2212';
const DIGITS = '۰۱۲۳۴۵۶۷۸۹';

/** Decimal texts as people read them with their unit. */
export const measureText = ({ value, maxValue }: Numbers, unit: string): string =>
  words.withUnit(rangeText(value, maxValue, numberText), unit);

/** The same of numbers that were worked out, which may have more digits than anybody reads. */
export const convertedText = ({ value, maxValue }: Numbers, unit: string): string =>
  words.withUnit(
    rangeText(value, maxValue, (text) => numberText(rounded(text))),
    unit,
  );

/** Numbers that measure nothing. Four digits stay together: they may be a year. */
export const plainText = ({ value, maxValue }: Numbers): string =>
  rangeText(value, maxValue, (text) => (/^\d{4}$/.test(text) ? inPersian(text) : numberText(text)));

const rangeText = (value: string, maxValue: string | undefined, write: (text: string) => string) =>
  maxValue === undefined ? write(value) : words.range(write(value), write(maxValue));

/** No digit before the point is lost. */
function rounded(text: string): string {
  const exact = new Big(text);
  return exact.prec(Math.max(CONVERTED_DIGITS, exact.e + 1)).toFixed();
}

/** Without patterns, since a list writes a hundred of them. */
function numberText(text: string): string {
  const isNegative = text.startsWith('-');
  const point = text.indexOf('.');
  const end = point === -1 ? text.length : point;
  let from = isNegative ? 1 : 0;
  while (from < end - 1 && text[from] === '0') from += 1;
  let written = isNegative ? MINUS : '';
  for (let at = from; at < end; at += 1) {
    if (at > from && (end - at) % 3 === 0) written += GROUP;
    written += inPersian(text[at]!);
  }
  return point === -1 ? written : written + fractionText(text.slice(point + 1));
}

function fractionText(text: string): string {
  let end = text.length;
  while (text[end - 1] === '0') end -= 1;
  return end > 0 ? POINT + inPersian(text.slice(0, end)) : '';
}

/** Anything but digits stays. */
function inPersian(text: string): string {
  let written = '';
  for (const letter of text) written += letter >= '0' && letter <= '9' ? DIGITS[Number(letter)]! : letter;
  return written;
}
