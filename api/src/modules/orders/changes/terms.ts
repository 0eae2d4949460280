import type { TradeRequestRow } from '../../sourcing/requests/requests.repository.ts';

/** Whether delivery begins with the agreement; other terms wait for the money. */
export const startsAtOnce = (term: TradeRequestRow['paymentTerm']): boolean => term !== 'PREPAID' && term !== 'ESCROW';
