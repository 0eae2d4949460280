import type { Rial } from '../graph/scalars.ts';
import { formatInteger } from './numbers.ts';
import { moneyMessages as words } from './messages.ts';

const rialsPerToman = 10n;

/**
 * Rials (integer text) as a person reads a price: in Toman, or in Rial when it is no whole
 * Toman. No price reads as negotiable; zero is a price of zero, not free.
 */
export function formatMoney(amountRial: Rial | null | undefined): string {
  if (amountRial === null || amountRial === undefined || amountRial === '') return words.negotiable;
  const rials = BigInt(amountRial);
  const rest = rials % rialsPerToman;
  const tomans = `${formatInteger(rials / rialsPerToman)} ${words.toman}`;
  return rest === 0n ? tomans : `${formatInteger(rials)} ${words.rial}`;
}

export type Money = typeof formatMoney;

export type MoneyUnit = 'TOMAN' | 'RIAL';

/** In which unit amounts are shown that are read together: in rials when one of them is no whole toman. */
export const moneyUnitOf = (...shown: unknown[]): MoneyUnit => (isInRials(shown) ? 'RIAL' : 'TOMAN');

/** Rials as a number of a unit that is named elsewhere. */
export const moneyNumber = (amountRial: Rial, unit: MoneyUnit): string =>
  formatInteger(unit === 'RIAL' ? BigInt(amountRial) : BigInt(amountRial) / rialsPerToman);

function isInRials(shown: unknown): boolean {
  if (typeof shown !== 'object' || shown === null) return false;
  return Object.entries(shown).some(([name, value]) =>
    typeof value === 'string' ? name.endsWith('Rial') && /[1-9]$/.test(value) : isInRials(value),
  );
}

/**
 * `formatMoney` with one unit for all amounts of a table, card or message.
 * @param shown what is shown together; its fields whose names end with `Rial` are the amounts, at any depth
 */
export function moneyOf(...shown: unknown[]): Money {
  const unit = moneyUnitOf(shown);
  return (amountRial) => (amountRial && unit === 'RIAL' ? formatRial(amountRial) : formatMoney(amountRial));
}

/** Rials as bank papers write them. */
export function formatRial(amountRial: Rial): string {
  return `${formatInteger(BigInt(amountRial))} ${words.rial}`;
}
