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

/** Rials as bank papers write them. */
export function formatRial(amountRial: Rial): string {
  return `${formatInteger(BigInt(amountRial))} ${words.rial}`;
}
