import type { StuckReason } from '../../../platform/graph/types.generated.ts';

const reasons = ['NO_ACT', 'BUYER_GONE'] as const satisfies readonly StuckReason[];

/** What the address narrows the list to; all of it without a word that it knows. */
export const reasonOf = (status: string | undefined): StuckReason | undefined =>
  reasons.find((each) => each === status);
