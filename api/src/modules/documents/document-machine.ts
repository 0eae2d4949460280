import { openStates, type TradeRow } from '../sourcing/requests/trade-rows.ts';

/** Rows of papers, everywhere before the end; which types, says document-types.ts. */
export const documentRows: TradeRow[] = (['TRADE_CREATE', 'QUOTE', 'ORDER_FULFIL'] as const).flatMap(
  (by): TradeRow[] => [
    { from: openStates, action: 'ADD_DOCUMENT', by, event: 'DOCUMENT_ADDED' },
    { from: openStates, action: 'RETRACT_DOCUMENT', by, event: 'DOCUMENT_RETRACTED' },
  ],
);
