import { foldDigits } from '../../../../platform/text.ts';
import { FRACTION_SIGN } from '../../../../platform/text/typed-number.ts';
import { withDigits } from './said-numbers.ts';
import { type ReadAmount, readAmount } from './amounts.ts';
import { untilWord } from './typed-words.ts';

/** `isCounting`: pieces and packs, by which nothing is measured; `isBought`: goods are ordered by it. */
export type FoundUnit = { id: string; isCounting: boolean; isBought: boolean };
/** Units of that name; several where one name serves several. */
export type FindUnits = (name: string) => FoundUnit[];

/** A number and what stands with it: «۱۰ عدد», «150m», «200». */
export type Measured = { amount: ReadAmount; units: FoundUnit[]; unitText: string };

const number = `[.٫]?\\d[\\d.,،٬٫/ ]*${FRACTION_SIGN}?|${FRACTION_SIGN}`;
const measured = new RegExp(`^([+-]?(?:${number})(?:\\s*(?:-|–|${untilWord})\\s*(?:${number}))?)\\s*([^\\d\\s].*)?$`);

/** Reads a cell as a number with or without a unit; undefined where it is something else. */
export function readMeasured(cell: string, find: FindUnits): Measured | undefined {
  const [, number, unitText = ''] = measured.exec(foldDigits(withDigits(cell, (rest) => find(rest).length > 0))) ?? [];
  if (number === undefined) return undefined;
  const amount = readAmount(number.trim());
  if (!amount) return undefined;
  const units = unitText ? find(unitText.trim()) : [];
  return unitText && units.length === 0 ? undefined : { amount, units, unitText: unitText.trim() };
}
