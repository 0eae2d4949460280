import { decimal, parseTyped } from '../../../platform/decimal.ts';
import { readQuantity } from '../../../platform/quantity.ts';
import { foldDigits } from '../../../platform/text.ts';
import type { LineDoubt } from '../trade.enums.ts';
import { untilWord } from './typed-words.ts';

/** A number of a table; without a value where it may not be taken for one quantity. */
export type ReadAmount = { value?: string; doubt?: { code: LineDoubt; values: string[] } };

const interval = new RegExp(`^(\\d[\\d.,٬٫/]*)\\s*(?:-|–|${untilWord})\\s*(\\d[\\d.,٬٫/]*)$`);
/** 1.250.000 and 1.250,5: dots between groups of three, which nothing else can be. */
const dotted = /^\d{1,3}(?:\.\d{3})+(?:[,٫]\d+)$|^\d{1,3}(?:\.\d{3}){2,}$/;
/** 1.250: a group of three, or a point. */
const dottedOnce = /^[1-9]\d{0,2}\.\d{3}$/;
const commaPoint = /^\d+,\d+$/;
const slash = /^([\d,٬]+)\/(\d+)$/;
/** Parts of one that people write as fractions, as the search reads them. */
const HALVES = new Set([2, 3, 4, 8, 16, 32]);

/** Reads what stands in a cell of numbers. @returns undefined where it is none */
export function readAmount(typed: string): ReadAmount | undefined {
  const text = foldDigits(typed).trim();
  const ends = interval.exec(text);
  if (ends) return { doubt: { code: 'QUANTITY_INTERVAL', values: ends.slice(1) } };
  const read = readNumber(text);
  if (!read) return undefined;
  const [value, other] = read;
  if (!readQuantity(value)) return { doubt: { code: 'QUANTITY_OUT_OF_RANGE', values: [value] } };
  return { value, ...(other !== undefined && { doubt: { code: 'NUMBER_AMBIGUOUS', values: [value, other] } }) };
}

/** A number, and what else it may be. */
function readNumber(text: string): [value: string, other?: string] | undefined {
  if (dottedOnce.test(text)) return [text.replace('.', ''), plain(text)];
  if (dotted.test(text)) return [plain(text.replaceAll('.', '').replace(/[,٫]/, '.'))];
  const parsed = parseTyped(text);
  if (parsed) return [parsed.toFixed()];
  if (commaPoint.test(text)) return [plain(text.replace(',', '.')), plain(text.replace(',', ''))];
  const [, over, under] = slash.exec(text) ?? [];
  return over === undefined ? undefined : slashed(over.replace(/[,٬]/g, ''), under!);
}

/** «۱۲/۵» is a decimal; «۱/۲» may be a half. */
function slashed(over: string, under: string): [value: string, other?: string] {
  const point = plain(`${over}.${under}`);
  const isFraction = HALVES.has(Number(under)) && !under.startsWith('0') && Number(over) > 0;
  if (!isFraction || Number(over) >= Number(under)) return [point];
  return [decimal(over).div(under).round(6).toFixed(), point];
}

const plain = (text: string) => decimal(text).toFixed();
