import { Type, type Static } from 'typebox';
import { Id, Instant, named, object, page, pagingQuery, rowIds } from '../../../platform/schema.ts';
import { PriceMode, PriceTier } from '../../suppliers/index.ts';
import { StockState } from '../../search/index.ts';
import { ChangeKind, EntryEventType, EntryReason } from './entries.enums.ts';
import { Difference } from './product-changes.schemas.ts';

const Price = named(
  'EntryPrice',
  'A price of an entry as it was once.',
  object({
    priceMode: PriceMode,
    priceTiers: Type.Array(PriceTier, { description: 'Prices by quantity, ascending; empty when on request.' }),
  }),
);
const Stock = named(
  'EntryStock',
  'Stock and lead time of an entry as they were once.',
  object({
    stockState: StockState,
    leadTimeDays: Type.Integer({ description: 'Working days until it leaves.', examples: [7] }),
  }),
);

export const EntryEvent = named(
  'EntryEvent',
  'Something that happened to an entry.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    seq: Type.Integer({ description: 'Its number among those of the entry, from 1 without gaps.', examples: [3] }),
    type: EntryEventType,
    at: Instant('When it happened, in the order of the history.'),
    actorName: Type.Optional(Type.String({ description: 'Who of the own company did it; absent of staff.' })),
    isStaff: Type.Boolean({ description: 'Whether staff did it.' }),
    changeKind: Type.Optional(ChangeKind),
    oldPrice: Type.Optional(Price),
    newPrice: Type.Optional(Price),
    oldStock: Type.Optional(Stock),
    newStock: Type.Optional(Stock),
    differences: Type.Array(Difference, {
      description:
        'What became another one by it, or is asked of staff; none of prices and stock that have fields of their own, and of edits that are older than this field.',
    }),
    reasonCode: Type.Optional(EntryReason),
    reason: Type.Optional(Type.String({ description: 'Reason that staff gave for the step; null without one.' })),
  }),
);
export type EntryEvent = Static<typeof EntryEvent>;

export const EntryHistoryPage = page('EntryHistoryPage', 'What happened to an entry, the newest first.', EntryEvent);
export type EntryHistoryPage = Static<typeof EntryHistoryPage>;
export const HistoryQuery = object({ ...rowIds, ...pagingQuery });
export type HistoryQuery = Static<typeof HistoryQuery>;
