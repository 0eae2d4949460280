import type { Money } from '../../../platform/numbers/money.ts';
import { tradeMessages } from '../messages.ts';

const words = tradeMessages.lines;
type Priced = { unitPriceRial: string | null };

/** A line whose price nobody has said costs something that is not known, which is not nothing. */
export const isPriced = ({ unitPriceRial }: Priced): boolean => unitPriceRial !== null;

/** An amount of a line. */
export const amountText = (line: Priced, rial: string | null, money: Money): string =>
  isPriced(line) ? money(rial) : words.unknown;
