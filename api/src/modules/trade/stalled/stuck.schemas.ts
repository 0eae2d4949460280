import { Type, type Static } from 'typebox';
import { Id, Instant, named, object, page, pagingQuery, rowIds } from '../../../platform/schema.ts';
import { TradeStatus } from '../../documents/subject.enums.ts';
import { TradeEventType, TradeRequestKind } from '../../sourcing/trade.enums.ts';
import { StuckReason } from './stuck.enums.ts';

export const StuckTradeRequest = named(
  'StuckTradeRequest',
  'An order that was agreed to and that nobody carries on: its head, as support may read it.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    number: Type.String({
      description: 'Public number by which both sides and support name it.',
      examples: ['TR-1405-000123'],
    }),
    kind: TradeRequestKind,
    status: TradeStatus,
    buyerName: Type.String({ description: 'Name of the company or person that buys.', examples: ['فولاد سپاهان'] }),
    sellerName: Type.String({ description: 'Name of the merchant that sells.', examples: ['پمپ‌یار'] }),
    reasons: Type.Array(StuckReason, { description: 'Why it stands here.' }),
    since: Instant('Since when the first of them holds.'),
    lastActAt: Type.Optional(Instant('When somebody last did something.')),
    lastEventType: Type.Optional(TradeEventType),
  }),
);
export type StuckTradeRequest = Static<typeof StuckTradeRequest>;

export const StuckTradeRequestPage = page(
  'StuckTradeRequestPage',
  'Orders that nobody carries on, the longest first.',
  StuckTradeRequest,
);
export type StuckTradeRequestPage = Static<typeof StuckTradeRequestPage>;

export const StuckTradeRequestsQuery = object({ reason: Type.Optional(StuckReason), ...rowIds, ...pagingQuery });
export type StuckTradeRequestsQuery = Static<typeof StuckTradeRequestsQuery>;
