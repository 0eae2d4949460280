import { Type, type Static } from 'typebox';
import { patchOf } from '../../../platform/patch.ts';
import { missingOf } from '../../../platform/missing.schemas.ts';
import {
  Day,
  Decimal,
  Id,
  IdList,
  idOf,
  Instant,
  line,
  named,
  object,
  page,
  pagingQuery,
  paragraphs,
  ParentIds,
  Rial,
  TypedDecimal,
  Version,
} from '../../../platform/schema.ts';
import { newMilestones, PlannedMilestone } from '../../orders/milestones/milestones.schemas.ts';
import { PaymentTerm } from '../../merchants/index.ts';
import { TradeSide } from '../../documents/subject.enums.ts';
import { TradeReason } from '../trade.enums.ts';
import { FreightKind, QuoteAction, QuoteStatus } from './quotes.enums.ts';

const MOST_LINES = 50;
const MOST_COSTS = 5;

const NewQuoteLine = named(
  'NewQuoteLine',
  'What is offered for a line of a request.',
  object({
    lineId: Id('Id of the line of the request (`TradeLine.id`).'),
    isOffered: Type.Optional(Type.Boolean({ description: 'False: the seller cannot deliver it. True without it.' })),
    quantity: Type.Optional(TypedDecimal('In the unit of the offer; as asked without it.', '10')),
    unitId: Type.Optional(Id('Its unit, comparable with that of the line; the same without it.')),
    unitPriceRial: Type.Optional(Rial('Price of one such unit, before tax.')),
    discountRial: Type.Optional(Rial('Off the whole line.')),
    leadTimeDays: Type.Optional(
      Type.Integer({ description: 'Working days until it leaves.', minimum: 0, maximum: 1000, examples: [7] }),
    ),
    alternativeSupplierProductId: Type.Optional(Id('Another offer of the seller in its place.')),
    note: Type.Optional(paragraphs('What the other side is told of it.', 1, 500, 'با گواهی آنالیز')),
  }),
);
export type NewQuoteLine = Static<typeof NewQuoteLine>;

const NewFreight = named(
  'NewFreight',
  'What bringing the goods costs.',
  object({
    kind: FreightKind,
    amountRial: Type.Optional(Rial('With AMOUNT: how much, before tax.')),
    isTaxed: Type.Optional(Type.Boolean({ description: 'Whether value added tax is put on it.' })),
  }),
);

const NewOtherCost = named(
  'NewOtherCost',
  'Something else that is paid.',
  object({
    title: line('Name of the cost, such as packing or insurance.', 2, 100, 'بسته‌بندی صادراتی'),
    amountRial: Rial('How much, before tax.'),
    isTaxed: Type.Optional(Type.Boolean({ description: 'Whether value added tax is put on it.' })),
  }),
);

const content = {
  lines: Type.Array(NewQuoteLine, { description: 'For each line of the request.', minItems: 1, maxItems: MOST_LINES }),
  freight: Type.Optional(NewFreight),
  otherCosts: Type.Optional(Type.Array(NewOtherCost, { description: 'What else is paid.', maxItems: MOST_COSTS })),
  paymentTerm: Type.Optional(PaymentTerm),
  deliveryTerm: Type.Optional(line('Where and how it is handed over.', 2, 200, 'تحویل در انبار خریدار')),
  tolerancePercent: Type.Optional(
    TypedDecimal('By how much less or more may be delivered, 0 to 10 percent; 0 without it.', '5'),
  ),
  milestones: newMilestones,
  validUntil: Type.Optional(
    Day('The last day on which it can be accepted, in Tehran: today or up to 90 days on.', '2026-12-20'),
  ),
  note: Type.Optional(paragraphs('What the other side is told.', 1, 2_000, 'قیمت‌ها برای خرید کل فهرست است.')),
  internalNote: Type.Optional(paragraphs('Only the company of the writer reads it.', 1, 2_000, 'حاشیهٔ سود ۸ درصد')),
};

export const NewQuote = named(
  'NewQuote',
  'An offer or counter-offer, as a draft.',
  object({
    participationId: Type.Optional(Id('To which seller; needed by a buyer where a request has several.')),
    ...content,
  }),
);
export type NewQuote = Static<typeof NewQuote>;

export const QuoteChange = named(
  'QuoteChange',
  'The whole of a draft as it is to be.',
  object({ version: Version, ...content }),
);
export type QuoteChange = Static<typeof QuoteChange>;
export const QuotePatch = patchOf(QuoteChange);
export type QuoteContent = Omit<QuoteChange, 'version'>;

export const QuoteStepBody = named('QuoteStep', 'A step with an offer.', object({ version: Version }));
export const QuoteSending = named(
  'QuoteSending',
  'The draft that is sent.',
  object({
    version: Version,
    confirmsZero: Type.Optional(
      Type.Boolean({
        description: 'True if the offer is to total 0 rials; without it ZERO_OFFER refuses such an offer.',
      }),
    ),
  }),
);
export type QuoteSending = Static<typeof QuoteSending>;
export type QuoteStepBody = Static<typeof QuoteStepBody>;

export const QuoteDecline = named(
  'QuoteDecline',
  'Why a buyer says no to one seller: PRICE, LEAD_TIME, SPEC, TRUST, NO_ANSWER or OTHER.',
  object({
    version: Version,
    reasonCode: TradeReason,
    reason: Type.Optional(paragraphs('In words; required with OTHER.', 3, 1_000, 'زمان تحویل دیر است.')),
  }),
);
export type QuoteDecline = Static<typeof QuoteDecline>;

export const QuoteExtension = named(
  'QuoteExtension',
  'Until when an offer that is over holds again.',
  object({
    version: Version,
    validUntil: Day('The last day on which it can be accepted, in Tehran: today or up to 90 days on.', '2026-12-20'),
  }),
);
export type QuoteExtension = Static<typeof QuoteExtension>;

const price = {
  netRial: Rial('Amount before value added tax, in rials.'),
  vatRial: Rial('Value added tax on that amount, in rials.'),
  totalRial: Rial('Net and tax together.'),
};

const QuoteLine = named(
  'QuoteLine',
  'What is offered for a line of a request.',
  object({
    lineId: Id('Id of the line of the request (`TradeLine.id`).'),
    title: Type.String({ description: 'What the line is called.', examples: ['شیر توپی برنجی ۲ اینچ'] }),
    isOffered: Type.Boolean({ description: 'Whether it can be delivered.' }),
    quantity: Decimal('In the unit of the offer.', '10'),
    unitId: Id('Id of the unit in which the line is offered.'),
    unitText: Type.String({ description: 'The unit in words.', examples: ['عدد'] }),
    unitPriceRial: Type.Optional(Rial('Price of one such unit, before tax.')),
    discountRial: Rial('Off the whole line.'),
    vatPercent: Decimal('Value added tax, percent: the rate of the day of sending.', '10'),
    ...price,
    leadTimeDays: Type.Optional(Type.Integer({ description: 'Working days until it leaves.', examples: [7] })),
    daysLate: Type.Optional(
      Type.Integer({
        description:
          'By how many days it leaves after the day on which the request is needed, accepted today; 0 in time. None where it cannot be accepted any more, and where one of both days is not said.',
        minimum: 0,
        examples: [3],
      }),
    ),
    alternativeSupplierProductId: Type.Optional(Id('Another offer of the seller in its place.')),
    alternativeTitle: Type.Optional(Type.String({ description: 'What that is called.' })),
    alternativeSupplierName: Type.Optional(
      Type.String({
        description: 'Name of the supplier of the alternative; null without one.',
        examples: ['شیرسازی سپاهان'],
      }),
    ),
    alternativeSku: Type.Optional(Type.String({ description: 'Its code at the seller.', examples: ['BV-200'] })),
    isAlternative: Type.Boolean({ description: 'Whether that is something else than was asked.' }),
    note: Type.Optional(Type.String({ description: 'What the other side is told of it.' })),
  }),
);
export type QuoteLine = Static<typeof QuoteLine>;

const cost = {
  amountRial: Type.Optional(Rial('How much, before tax.')),
  isTaxed: Type.Boolean({ description: 'Whether value added tax is put on it.' }),
  vatRial: Rial('Value added tax on that amount, in rials.'),
};
export const Freight = named('Freight', 'What bringing the goods costs.', object({ kind: FreightKind, ...cost }));
export const OtherCost = named(
  'OtherCost',
  'Something else that is paid.',
  object({
    title: Type.String({
      description: 'Name of the cost, such as packing or insurance.',
      examples: ['بسته‌بندی صادراتی'],
    }),
    ...cost,
  }),
);

export const QuoteDifference = named(
  'QuoteDifference',
  'What another offer says otherwise.',
  object({
    path: Type.String({ description: 'Which field; of a line the name alone.', examples: ['unitPriceRial'] }),
    lineId: Type.Optional(Id('Id of the line that differs; null for terms of the whole quote.')),
    title: Type.Optional(Type.String({ description: 'What the line is called.' })),
    unitText: Type.Optional(Type.String({ description: 'Of prices and quantities: in which unit both are told.' })),
    before: Type.Optional(Type.String({ description: 'As the other one has it.' })),
    after: Type.Optional(Type.String({ description: 'As this one has it.' })),
  }),
);
export type QuoteDifference = Static<typeof QuoteDifference>;

const EarlierQuote = named(
  'EarlierQuote',
  'How an offer of a chain stands that another one followed; the whole of it is read by its id.',
  object({
    quoteId: Id('Id of the earlier round, by which `viewer.quote` answers it.'),
    round: Type.Integer({ description: 'Its number in the chain.', minimum: 1, examples: [1] }),
    side: TradeSide,
    isOwn: Type.Boolean({ description: 'Whether the viewer’s side wrote it.' }),
    status: QuoteStatus,
    totalRial: price.totalRial,
    sentAt: Instant('When the quote was sent to the other side.'),
  }),
);

/** What an offer says, to whoever sees it. */
export const offerFields = {
  lines: Type.Array(QuoteLine, { description: 'In the order of the request.' }),
  freight: Freight,
  otherCosts: Type.Array(OtherCost, { description: 'What else is paid.' }),
  paymentTerm: Type.Optional(PaymentTerm),
  deliveryTerm: Type.Optional(Type.String({ description: 'Where and how it is handed over.' })),
  tolerancePercent: Decimal('By how much less or more may be delivered.', '5'),
  milestones: Type.Array(PlannedMilestone, { description: 'In which parts a service is done; none: as a whole.' }),
  validUntil: Type.Optional(Day('The last day on which it can be accepted, in Tehran.', '2026-12-20')),
  endsAt: Type.Optional(Instant('When it is over.')),
  note: Type.Optional(Type.String({ description: 'What the other side is told.' })),
  ...price,
};

export const QuoteMissing = missingOf('QuoteMissing', QuoteAction);
export type QuoteMissing = Static<typeof QuoteMissing>;

export const Quote = named(
  'Quote',
  'An offer or counter-offer about a trade request. What was sent never changes; drafts are seen by their own side alone.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    version: Version,
    tradeRequestId: Id('Id of the trade request that the quote answers.'),
    participationId: Id('The seller’s part in the request.'),
    merchantName: Type.String({
      description: 'Name of the merchant on the selling side.',
      examples: ['پمپ‌یار'],
    }),
    side: TradeSide,
    isOwn: Type.Boolean({ description: 'Whether the viewer’s side wrote it.' }),
    authorName: Type.Optional(
      Type.String({ description: 'Author: the person on the side of the viewer, the company on the other side.' }),
    ),
    status: QuoteStatus,
    round: Type.Optional(
      Type.Integer({ description: 'Its number in the chain; a draft has none.', minimum: 1, examples: [2] }),
    ),
    ...offerFields,
    internalNote: Type.Optional(Type.String({ description: 'Only the company of the writer reads it.' })),
    difference: Type.Array(QuoteDifference, { description: 'Against the offer before it in the chain.' }),
    earlier: Type.Array(EarlierQuote, { description: 'Those before it in the chain, the newest first.' }),
    allowedActions: Type.Array(QuoteAction, { description: 'What the viewer can do with it now.' }),
    missing: Type.Array(QuoteMissing, { description: 'What allowed actions need before they succeed.' }),
    approvalsNeeded: Type.Optional(
      Type.Integer({
        description:
          'How many colleagues of the buyer are asked to agree before the offer that the viewer sends or accepts takes effect; 0 where it does at once. Absent for sellers, and for viewers who may not agree for the buyer.',
        minimum: 0,
        examples: [1],
      }),
    ),
    sentAt: Type.Optional(Instant('When the quote was sent to the other side.')),
    createdAt: Instant('When it was begun.'),
    updatedAt: Instant('When it was changed, or how it stands did.'),
  }),
);
export type Quote = Static<typeof Quote>;

export const QuotePage = page('QuotePage', 'Offers, the newest first.', Quote);
export type QuotePage = Static<typeof QuotePage>;

/** Of long chains a page shows the last offer, and the earlier ones when they are opened. */
const isNewest = Type.Optional(
  Type.Boolean({ description: 'Only drafts and the last offer of each seller’s chain, rather than all.' }),
);
export const QuotesOfRequestQuery = object({ isNewest });
export type QuotesOfRequestQuery = Static<typeof QuotesOfRequestQuery>;

export const QuotesQuery = object({
  ids: Type.Optional(IdList('Only those with one of these ids, in their usual order.')),
  tradeRequestIds: Type.Optional(ParentIds('All offers about these requests.')),
  isNewest,
  ...pagingQuery,
});
export type QuotesQuery = Static<typeof QuotesQuery>;

export const QuoteParams = object({ id: idOf('quoteId', 'Id of the offer that is read or acted on.') });
export const QuoteRemovalQuery = object({ version: Version });
export const QuoteDifferenceQuery = object({
  otherId: Type.Optional(Id('An offer of the same chain; the one before without it.')),
});
export type QuoteDifferenceQuery = Static<typeof QuoteDifferenceQuery>;
