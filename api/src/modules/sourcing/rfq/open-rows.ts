import type { TradeRow } from '../requests/trade-rows.ts';

const kind = 'OPEN_RFQ' as const;
const from = ['PUBLISHED', 'NEGOTIATING'] as const;

/** Rows of T1 for requests with several sellers: what one of them does leaves the others as they are. */
export const openRows: readonly TradeRow[] = [
  { kind, from, action: 'REQUEST_INFO', by: 'QUOTE', event: 'CLARIFICATION_ASKED' },
  { kind, from, action: 'PROVIDE_INFO', by: 'TRADE_CREATE', event: 'CLARIFICATION_ANSWERED' },
  { kind, from, action: 'INVITE_SELLER', by: 'TRADE_CREATE', event: 'SELLER_INVITED' },
  { kind, from, action: 'REMOVE_SELLER', by: 'TRADE_CREATE', event: 'SELLER_REMOVED' },
  { kind, from, action: 'JOIN', by: 'VISITOR', event: 'SELLER_JOINED' },
  { kind, from, action: 'DECLINE_TO_QUOTE', by: 'QUOTE', event: 'DECLINED_TO_QUOTE' },
  // With the counter-offer of the buyer the last offer there was may end.
  { kind, from: ['NEGOTIATING'], action: 'DECLINE_TO_QUOTE', by: 'QUOTE', to: 'PUBLISHED', event: 'DECLINED_TO_QUOTE' },
  // While another offer lives.
  { kind, from: ['NEGOTIATING'], action: 'DECLINE_QUOTE', by: 'TRADE_CONFIRM', event: 'NOT_SELECTED' },
  { kind, from: ['NEGOTIATING'], action: 'DECLINE_QUOTE', by: 'TRADE_CONFIRM', to: 'PUBLISHED', event: 'NOT_SELECTED' },
  ...(['QUOTE_ACCEPT', 'QUOTE'] as const).map((by): TradeRow => ({
    kind,
    from: ['NEGOTIATING'],
    action: 'WITHDRAW_QUOTE',
    by,
    event: 'QUOTE_WITHDRAWN',
  })),
  { kind, from, action: 'END_DECLINED', by: 'SYS', to: 'DECLINED', event: 'DECLINED' },
  { kind, from, action: 'LAPSE_SELLER', by: 'SYS', event: 'SELLER_LAPSED' },
  { kind, from: ['NEGOTIATING'], action: 'LAPSE_SELLER', by: 'SYS', to: 'PUBLISHED', event: 'SELLER_LAPSED' },
];
