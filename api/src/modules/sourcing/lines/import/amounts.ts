import { decimal } from '../../../../platform/decimal.ts';
import { readQuantity } from '../../../../platform/quantity.ts';
import { foldDigits } from '../../../../platform/text.ts';
import { readTypedNumber } from '../../../../platform/text/typed-number.ts';
import type { LineDoubt } from './import.enums.ts';
import { untilWord } from './typed-words.ts';

/** A number of a table; without a value where it may not be taken for one quantity. */
export type ReadAmount = { value?: string; doubt?: { code: LineDoubt; values: string[] } };

const interval = new RegExp(`^(\\d[\\d.,٬٫/]*)\\s*(?:-|–|${untilWord})\\s*(\\d[\\d.,٬٫/]*)$`);
/** 12,5: a point, or a comma in the wrong place. */
const commaPoint = /^[1-9]\d*[,،]\d+$/;

/** Reads what stands in a cell of numbers. @returns undefined where it is none */
export function readAmount(typed: string): ReadAmount | undefined {
  const text = foldDigits(typed).trim();
  const ends = interval.exec(text);
  if (ends) return { doubt: { code: 'QUANTITY_INTERVAL', values: ends.slice(1) } };
  const [value, other] = readingsOf(text);
  if (value === undefined) return undefined;
  if (!readQuantity(value)) return { doubt: { code: 'QUANTITY_OUT_OF_RANGE', values: [value] } };
  return { value, ...(other !== undefined && { doubt: { code: 'NUMBER_AMBIGUOUS', values: [value, other] } }) };
}

/** What a number is in a list, and what else it may be. */
function readingsOf(text: string): string[] {
  const read = readTypedNumber(text);
  if (!read) return [];
  const value = plain(read.value);
  if (read.other === undefined) {
    const isPoint = commaPoint.test(text) && value.includes('.');
    return isPoint ? [value, plain(text.replace(/[,،]/, ''))] : [value];
  }
  // In a list a point before three digits parts thousands more often than not.
  return read.isOpen ? [value, plain(read.other)] : [plain(read.other), value];
}

const plain = (text: string) => decimal(text).toFixed();
