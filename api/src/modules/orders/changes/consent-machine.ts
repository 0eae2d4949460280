import type { TradeStatus } from '../../documents/subject.enums.ts';
import type { TradeRow } from '../../sourcing/requests/trade-rows.ts';

const agreed: TradeStatus[] = ['AGREED', 'IN_FULFILMENT', 'DELIVERED'];
const sides = ['TRADE_CONFIRM', 'QUOTE'] as const;

/** Rows of what both sides agree to afterwards: the end of it, and another term of payment while it is not paid. */
export const consentRows: TradeRow[] = [
  ...sides.flatMap((by): TradeRow[] => [
    { from: agreed, action: 'ASK_CANCELLATION', by, event: 'CANCELLATION_ASKED' },
    { from: agreed, action: 'AGREE_CANCELLATION', by, event: 'CANCELLATION_AGREED' },
    // Some of it was handed over: what is still to come is struck, and the rest is as if it were all.
    { from: ['IN_FULFILMENT'], action: 'AGREE_CANCELLATION', by, to: 'DELIVERED', event: 'CANCELLATION_AGREED' },
    { from: agreed, action: 'REFUSE_CANCELLATION', by, event: 'CANCELLATION_REFUSED' },
    { from: agreed, action: 'WITHDRAW_CANCELLATION', by, event: 'CANCELLATION_WITHDRAWN' },
    { from: ['AGREED'], action: 'ASK_TERM_CHANGE', by, event: 'TERM_CHANGE_ASKED' },
    { from: ['AGREED'], action: 'AGREE_TERM_CHANGE', by, event: 'TERM_CHANGE_AGREED' },
    { from: ['AGREED'], action: 'REFUSE_TERM_CHANGE', by, event: 'TERM_CHANGE_REFUSED' },
    { from: ['AGREED'], action: 'WITHDRAW_TERM_CHANGE', by, event: 'TERM_CHANGE_WITHDRAWN' },
    // Alone, once it has waited for money for so long.
    { from: ['AGREED'], action: 'CANCEL', by, to: 'CANCELLED', event: 'CANCELLED' },
  ]),
  { from: ['AGREED'], action: 'REMIND', by: 'SYS', event: 'UNFUNDED_REMINDED' },
  { from: agreed, action: 'LAPSE_CANCELLATION', by: 'SYS', event: 'CANCELLATION_LAPSED' },
  { from: ['AGREED'], action: 'LAPSE_TERM_CHANGE', by: 'SYS', event: 'TERM_CHANGE_LAPSED' },
  { from: agreed, action: 'CANCEL_MUTUALLY', by: 'SYS', to: 'CANCELLED', event: 'CANCELLED_MUTUAL' },
];
