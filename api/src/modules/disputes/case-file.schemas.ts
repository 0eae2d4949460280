import { Type, type Static } from 'typebox';
import { Day, Id, Instant, named, object } from '../../platform/schema.ts';
import { PaymentTerm } from '../merchants/index.ts';
import { TradeShipment } from '../orders/fulfilment/shipments.schemas.ts';
import { Milestone } from '../orders/milestones/milestones.schemas.ts';
import { QuoteStatus } from '../sourcing/quotes/quotes.enums.ts';
import { offerFields } from '../sourcing/quotes/quotes.schemas.ts';
import { TradeAgreement } from '../trade/report/report.schemas.ts';
import { TradeSide } from '../documents/subject.enums.ts';
import { TradeAddress, TradeClarification, TradeLine } from '../sourcing/requests/trade.schemas.ts';

const CaseOffer = named(
  'CaseOffer',
  'An offer or counter-offer that was sent, as staff read it who decide a dispute.',
  object({
    quoteId: Id('Id of the quote that was sent.'),
    merchantName: Type.String({ description: 'With which seller it is.', examples: ['پمپ‌یار'] }),
    isOfAgreement: Type.Boolean({ description: 'Whether it is of the chain that led to the agreement.' }),
    side: TradeSide,
    status: QuoteStatus,
    round: Type.Integer({ description: 'Its number in the chain.', minimum: 1, examples: [2] }),
    sentAt: Instant('When it was sent to the other side.'),
    ...offerFields,
  }),
);
export type CaseOffer = Static<typeof CaseOffer>;

const CaseMessage = named(
  'CaseMessage',
  'What one side wrote to the other about the order, as staff read it who decide a dispute.',
  object({
    messageId: Id('Id by which staff can name the message.'),
    side: TradeSide,
    body: Type.Optional(Type.String({ description: 'What was said; none where it was taken back.' })),
    createdAt: Instant('When it was sent to the other side.'),
    editedAt: Type.Optional(Instant('When its text was changed.')),
  }),
);
export type CaseMessage = Static<typeof CaseMessage>;

/** What of a request its seller and its buyer both know, and what they wrote to each other. */
export const caseFields = {
  buyerReference: Type.Optional(Type.String({ description: 'The buyer’s own order number.' })),
  description: Type.Optional(Type.String({ description: 'What the buyer told the seller of the order.' })),
  neededBy: Type.Optional(Day('By when it is needed, in Tehran.', '2026-12-20')),
  paymentTerm: Type.Optional(PaymentTerm),
  address: Type.Optional(TradeAddress),
  agreedAt: Type.Optional(Instant('When both sides agreed; null before that.')),
  agreement: Type.Optional(TradeAgreement),
  lines: Type.Array(TradeLine, { description: 'All lines of the request; `lineIds` tells which are in dispute.' }),
  shipments: Type.Array(TradeShipment, { description: 'What was sent of it, the first one first.' }),
  milestones: Type.Array(Milestone, {
    description: 'In which parts an agreed service is done, the first one first.',
  }),
  clarifications: Type.Array(TradeClarification, { description: 'What sellers asked, and the buyer’s answers.' }),
  offers: Type.Array(CaseOffer, {
    description: 'All that were sent, those of the chain of the agreement first, each chain from its newest on.',
  }),
  messages: Type.Array(CaseMessage, {
    description: 'Of the conversation of both sides the last 200, the first one first.',
  }),
  messageCount: Type.Integer({ description: 'How many there are in all.', minimum: 0, examples: [12] }),
};
