import Big from 'big.js';
import { measureWords as words } from './messages.ts';

type Numbers = { value: string; maxValue?: string | undefined };

/** For reading; the exact number stands beside it. */
const CONVERTED_DIGITS = 5;
const GROUP = '\u066c';
const POINT = '\u066b';
/** The mark keeps a minus before its number inside right-to-left text. */
const MINUS = '\u200e\u2212';
const ZERO = 0x06f0;

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

function numberText(text: string): string {
  const isNegative = text.startsWith('-');
  const [whole = '', fraction = ''] = (isNegative ? text.slice(1) : text).split('.');
  const digits = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, GROUP);
  const rest = fraction.replace(/0+$/, '');
  return (isNegative ? MINUS : '') + inPersian(rest ? digits + POINT + rest : digits);
}

const inPersian = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(ZERO + Number(digit)));
