import { Type, type Static } from 'typebox';
import {
  Day,
  Decimal,
  Id,
  Instant,
  named,
  object,
  page,
  pagingQuery,
  ParentIds,
  perParent,
  Rial,
  rowIds,
} from '../../../platform/schema.ts';
import { DisputeOutcome, DisputeReason } from '../../disputes/disputes.enums.ts';
import { TradeDocumentType } from '../../documents/documents.enums.ts';
import { TradeSide, TradeStatus } from '../../documents/subject.enums.ts';
import { TradeEventType, TradeReason } from '../../sourcing/trade.enums.ts';

const EventField = named(
  'TradeEventField',
  'A field that was changed.',
  object({
    path: Type.String({ description: 'Path of the field that was changed.', examples: ['neededBy'] }),
    before: Type.Optional(Type.String({ description: 'Value before the change; null where there was none.' })),
    after: Type.Optional(Type.String({ description: 'Value after the change; null where it was taken away.' })),
    beforeUnitText: Type.Optional(Type.String({ description: 'Unit of a quantity as it was.', examples: ['متر'] })),
    afterUnitText: Type.Optional(Type.String({ description: 'Unit of a quantity as it is.', examples: ['متر'] })),
  }),
);

const EventLine = named(
  'TradeEventLine',
  'How much of a line it was about.',
  object({
    lineId: Id('Id of the line of the request (`TradeLine.id`).'),
    title: Type.String({ description: 'Title of the line: of the goods, or the need in words.' }),
    quantity: Decimal('How much of it.', '8'),
    unitText: Type.Optional(
      Type.String({
        description: 'Unit of the quantity; absent in events that are older than this field.',
        examples: ['متر'],
      }),
    ),
    reason: Type.Optional(Type.String({ description: 'Why it was refused.' })),
  }),
);

export const TradeEvent = named(
  'TradeEvent',
  'Something that happened to a trade request. Nobody can change it: each is chained to the one before by its hash.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    tradeRequestId: Id('Id of the trade request it happened to.'),
    seq: Type.Integer({ description: 'Its number among those that the viewer reads, from 1.', examples: [3] }),
    type: TradeEventType,
    at: Instant('When it happened, in the order of the history.'),
    side: Type.Optional(TradeSide),
    actorName: Type.Optional(
      Type.String({ description: 'Actor: the person on the side of the viewer, the company on the other side.' }),
    ),
    toStatus: Type.Optional(TradeStatus),
    text: Type.Optional(Type.String({ description: 'What was asked, answered or given as a reason.' })),
    reasonCode: Type.Optional(TradeReason),
    totalRial: Type.Optional(Rial('The amount it was about.')),
    quoteId: Type.Optional(Id('The offer that it was about.')),
    round: Type.Optional(Type.Integer({ description: 'The number of that offer.', examples: [2] })),
    validUntil: Type.Optional(Day('Until when that offer holds.', '2026-12-20')),
    fields: Type.Array(EventField, { description: 'Fields that the event changed, with both values.' }),
    lines: Type.Array(EventLine, { description: 'What was sent, handed over, accepted or refused.' }),
    milestone: Type.Optional(Type.String({ description: 'The part of the service that it was about.' })),
    documentType: Type.Optional(TradeDocumentType),
    disputeReason: Type.Optional(DisputeReason),
    outcome: Type.Optional(DisputeOutcome),
    buyerRial: Type.Optional(Rial('What the buyer gets back by it.')),
    sellerRial: Type.Optional(Rial('What the seller gets by it.')),
    daysLate: Type.Optional(Type.Integer({ description: 'By how many days delivery was late.', examples: [7] })),
    hash: Type.String({ description: 'sha256 over the hash of the event before and this one, base64url.' }),
  }),
);
export type TradeEvent = Static<typeof TradeEvent>;

export const TradeEventPage = page('TradeEventPage', 'Events, the newest first.', TradeEvent);
export type TradeEventPage = Static<typeof TradeEventPage>;

export const TradeEventsQuery = object({
  tradeRequestId: Type.Optional(Id('Id of the trade request it happened to.')),
  tradeRequestIds: Type.Optional(ParentIds('Events of these requests.')),
  perParent,
  ...rowIds,
  ...pagingQuery,
});
export type TradeEventsQuery = Static<typeof TradeEventsQuery>;
