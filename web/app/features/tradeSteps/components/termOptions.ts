import { tradeMessages } from '../messages.ts';

/** Terms whose payment cannot be made here yet: an order with one of them waits after the agreement. */
const waiting: readonly string[] = ['PREPAID', 'ESCROW'];

/** Payment terms as they are chosen: those that wait say so. */
export const termOptions = (values: readonly { value: string; displayFa: string }[]) =>
  values.map(({ value, displayFa }) => ({
    value,
    label: waiting.includes(value) ? tradeMessages.termWaits(displayFa) : displayFa,
  }));
