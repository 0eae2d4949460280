import type { Money } from '../../../platform/numbers/money.ts';
import { tradeMessages } from '../messages.ts';

const words = tradeMessages.lines;
type Priced = { unitPriceRial: string | null };

/** A line whose price nobody has said costs something that is not known, which is not nothing. */
export const isPriced = ({ unitPriceRial }: Priced): boolean => unitPriceRial !== null;

/** A sum of lines: where some have no price, what is known of it is the least that it comes to. */
export function sumText(rial: string, unpricedCount: number, money: Money): string {
  if (unpricedCount === 0) return money(rial);
  return rial === '0' ? words.unknown : words.from(money(rial));
}

/** An amount of a line. */
export const amountText = (line: Priced, rial: string | null, money: Money): string =>
  isPriced(line) ? money(rial) : words.unknown;
