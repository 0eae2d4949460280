import type { Decimal } from '../../../platform/decimal.ts';

type Steps = { moq: string; orderStep: string };

/** Why a quantity cannot be ordered: it is at least the least order, and goes up from there by whole steps. */
export function problemOfOrder(quantity: Decimal, { moq, orderStep }: Steps) {
  if (quantity.lt(moq)) return { code: 'MIN_VALUE', params: [moq] } as const;
  if (!quantity.minus(moq).mod(orderStep).eq(0)) return { code: 'ORDER_STEP', params: [moq, orderStep] } as const;
  return undefined;
}
