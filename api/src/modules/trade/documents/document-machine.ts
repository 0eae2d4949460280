import type { TradeStatus } from '../trade.enums.ts';
import type { TradeRow } from '../trade-rows.ts';

/** Everywhere before the end; which types, says document-types.ts. */
const open: TradeStatus[] = [
  'DRAFT',
  'AWAITING_CONFIRMATION',
  'PUBLISHED',
  'NEEDS_INFO',
  'NEGOTIATING',
  'AGREED',
  'IN_FULFILMENT',
  'DELIVERED',
];

/** Rows of papers. */
export const documentRows: TradeRow[] = (['TRADE_CREATE', 'QUOTE', 'ORDER_FULFIL'] as const).flatMap(
  (by): TradeRow[] => [
    { from: open, action: 'ADD_DOCUMENT', by, event: 'DOCUMENT_ADDED' },
    { from: open, action: 'RETRACT_DOCUMENT', by, event: 'DOCUMENT_RETRACTED' },
  ],
);
