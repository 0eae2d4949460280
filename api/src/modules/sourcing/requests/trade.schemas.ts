import { Type, type Static } from 'typebox';
import { missingOf } from '../../../platform/missing.schemas.ts';
import {
  asConnection,
  Day,
  Decimal,
  Id,
  IdList,
  idOf,
  Instant,
  named,
  object,
  page,
  pagingQuery,
  ParentIds,
  perParent,
  Rial,
  searchKey,
  Version,
} from '../../../platform/schema.ts';
import { syncedUntil, updatedSince } from '../../../platform/sync/changes.ts';
import { CategoryType } from '../../catalog/index.ts';
import { PaymentTerm } from '../../merchants/index.ts';
import { TradeConsent } from '../../orders/changes/consents.schemas.ts';
import { TradeDispute } from '../../disputes/disputes.schemas.ts';
import { TradeDocument } from '../../documents/documents.schemas.ts';
import { NeededProperty } from '../lines/needs/needs.schemas.ts';
import { Milestone, MOST_MILESTONES } from '../../orders/milestones/milestones.schemas.ts';
import { MOST_CLARIFICATIONS, MOST_SELLERS } from '../rfq/limits.ts';
import { lineProgress, TradeShipment } from '../../orders/fulfilment/shipments.schemas.ts';
import { TradeApproval } from '../../approvals/approvals.schemas.ts';
import { TradeParticipation } from '../participations/participations.schemas.ts';
import { TradeSide, TradeStatus } from '../../documents/subject.enums.ts';
import { TradeAction, TradeReason, TradeRequestKind, TradeRequestSort, TradeVisibility } from '../trade.enums.ts';

const price = {
  netRial: Rial('Quantity times unit price, rounded half up, before tax.'),
  vatRial: Rial('Its value added tax.'),
  totalRial: Rial('Net and tax together.'),
};

const TradeUnit = named(
  'TradeUnit',
  'A unit in which a line may be offered.',
  object({
    unitId: Id('Id of the unit (`UnitOfMeasurement.id`).'),
    text: Type.String({ description: 'What one is, in Persian.', examples: ['عدد'] }),
  }),
);

export const TradeLine = named(
  'TradeLine',
  'A line of a trade request: an offer, a product or a need in words, as it was when the line was written, or when the request was published.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    supplierProductId: Type.Optional(Id('The offer; none where a product or a need is asked for.')),
    supplierProductSlug: Type.Optional(
      Type.String({ description: 'The title of the offer as addresses write it; none while nobody finds the offer.' }),
    ),
    supplierId: Type.Optional(Id('Who makes or provides the offer.')),
    baseProductId: Type.Optional(Id('The product, also that of the offer; none of a need in words.')),
    categoryId: Type.Optional(Id('Its kind, where that is known.')),
    categoryName: Type.Optional(Type.String({ description: 'What that is called.', examples: ['شیر توپی'] })),
    title: Type.String({
      description: 'Title of the offer or product then, or the need in words.',
      examples: ['شیر توپی برنجی ۲ اینچ'],
    }),
    supplierName: Type.String({
      description: 'The supplier’s name then, or the brand of the product; may be empty.',
      examples: ['نیکابان شیر'],
    }),
    properties: Type.Array(NeededProperty, { description: 'What a need in words must have; else empty.' }),
    alternativesAllowed: Type.Boolean({ description: 'Whether something else may come in its place.' }),
    targetPriceRial: Type.Optional(
      Rial('What one unit should cost before tax; sellers are told it where the buyer shows it.'),
    ),
    sku: Type.String({ description: 'The seller’s own code; may be empty.', examples: ['NKB-2040'] }),
    quantity: Decimal('In its unit: of an offer that of the sale.', '10'),
    units: Type.Array(TradeUnit, { description: 'In which it may be offered, its own first.' }),
    saleUnitText: Type.String({ description: 'What one such unit is, in Persian.', examples: ['عدد'] }),
    unitPriceRial: Type.Optional(Rial('Price of one sale unit at this quantity; none where it is told on request.')),
    vatPercent: Decimal('Value added tax, percent.', '10'),
    ...price,
    leadTimeDays: Type.Optional(Type.Integer({ description: 'Working days until an offer leaves.', examples: [7] })),
    daysLate: Type.Optional(
      Type.Integer({
        description:
          'By how many days it leaves after the day on which the request is needed, agreed to today; 0 in time. None after an agreement, and where one of both days is not said.',
        minimum: 0,
        examples: [3],
      }),
    ),
    ...lineProgress,
    note: Type.Optional(Type.String({ description: 'What the seller is told of it.' })),
    internalNote: Type.Optional(Type.String({ description: 'Only the company of the writer reads it.' })),
  }),
);
export type TradeLine = Static<typeof TradeLine>;

const place = {
  stateId: Type.Optional(Id('Id of the province (`State.id`) in which it is.')),
  cityId: Type.Optional(Id('Its city, where it is a known one.')),
  cityName: Type.Optional(Type.String({ description: 'Name of the city in Persian.', examples: ['اصفهان'] })),
};

export const TradeAddress = named(
  'TradeAddress',
  'Where goods of a request go, as the address was then. A seller sees no more than the city before an agreement.',
  object({
    ...place,
    title: Type.Optional(Type.String({ description: 'How the buyer calls it.' })),
    receiverName: Type.Optional(Type.String({ description: 'Who takes what comes there.' })),
    receiverPhone: Type.Optional(Type.String({ description: 'Phone number of whoever receives the goods.' })),
    addressLine: Type.Optional(Type.String({ description: 'Street and the rest.' })),
    plaque: Type.Optional(Type.String({ description: 'The number of the house.' })),
    unit: Type.Optional(Type.String({ description: 'The flat or unit.' })),
    postalCode: Type.Optional(Type.String({ description: 'Postal code of ten digits.' })),
  }),
);
export type TradeAddress = Static<typeof TradeAddress>;

const TradeContact = named(
  'TradeContact',
  'Who acts for the other side of a trade request.',
  object({
    name: Type.String({ description: 'Name of the person who answers for the other side.', examples: ['نرگس احمدی'] }),
    phone: Type.String({ description: 'Mobile phone number of the contact, with +98.', examples: ['+989121234567'] }),
  }),
);

const TradeQuestion = named(
  'TradeQuestion',
  'What a seller asked before answering.',
  object({
    text: Type.String({ description: 'Text of the question as the seller wrote it.' }),
    lineIds: Type.Array(Id('A line.'), { description: 'About which lines; about the whole without one.' }),
    askedAt: Instant('When the seller asked.'),
  }),
);

export const TradeClarification = named(
  'TradeClarification',
  'A question of a seller about an open request. Other sellers are not told whose it is.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    text: Type.String({ description: 'Text of the question as the seller wrote it.' }),
    lineIds: Type.Array(Id('A line.'), { description: 'About which lines; about the whole without one.' }),
    merchantName: Type.Optional(Type.String({ description: 'Who asked; for the buyer and that seller.' })),
    isOwn: Type.Boolean({ description: 'Whether the viewer’s side asked it.' }),
    askedAt: Instant('When the seller asked.'),
    answer: Type.Optional(Type.String({ description: 'What the buyer answered.' })),
    answeredAt: Type.Optional(Instant('When the buyer answered.')),
  }),
);
export type TradeClarification = Static<typeof TradeClarification>;

export const TradeMissing = missingOf('TradeMissing', TradeAction);
export type TradeMissing = Static<typeof TradeMissing>;

export const TradeRequest = named(
  'TradeRequest',
  'What a buyer wants from a seller, as one of the two companies sees it. No seller sees it before it is published.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    version: Version,
    number: Type.String({
      description: 'Public number by which people name it, such as TR-1405-000123.',
      examples: ['TR-1405-000123'],
    }),
    kind: TradeRequestKind,
    visibility: TradeVisibility,
    categoryType: CategoryType,
    status: TradeStatus,
    side: TradeSide,
    customerId: Id('For whom the viewer sees it.'),
    buyerName: Type.String({ description: 'Name of the company or person that buys.', examples: ['فولاد سپاهان'] }),
    merchantId: Type.Optional(Id('The merchant; none where several are asked.')),
    merchantSlug: Type.Optional(
      Type.String({ description: 'Its name as addresses write it; none while nobody finds the merchant.' }),
    ),
    merchantName: Type.String({
      description: 'Who sells; where several are asked, how many, in Persian.',
      examples: ['پمپ‌یار'],
    }),
    sellerCount: Type.Optional(
      Type.Integer({ description: 'For the buyer of an open request: how many sellers it has.', examples: [4] }),
    ),
    showsTarget: Type.Optional(
      Type.Boolean({ description: 'For the buyer of an open request: whether sellers read target prices.' }),
    ),
    quoteDeadlineAt: Type.Optional(Instant('Of an open request: until when a seller may send the first offer.')),
    clarifications: Type.Array(TradeClarification, {
      description: 'What sellers asked about an open request, the first one first; all of them read it. At most 100.',
      maxItems: MOST_SELLERS * MOST_CLARIFICATIONS,
    }),
    requesterName: Type.Optional(Type.String({ description: 'Who wrote it; the buyer’s side alone sees it.' })),
    isRequester: Type.Boolean({ description: 'Whether the viewer wrote it.' }),
    buyerReference: Type.Optional(Type.String({ description: 'The buyer’s own order number.' })),
    description: Type.Optional(Type.String({ description: 'What else the seller is told.' })),
    neededBy: Type.Optional(Day('By when it is needed, in Tehran.', '2026-12-20')),
    workingDaysLeft: Type.Optional(
      Type.Integer({
        description:
          'How many working days there are until that day: what takes longer comes too late. None after an agreement, and where no day is said.',
        minimum: 0,
        examples: [12],
      }),
    ),
    paymentTerm: Type.Optional(PaymentTerm),
    acceptListPrice: Type.Boolean({ description: 'Whether the seller may take it at the prices of its list.' }),
    addressId: Type.Optional(Id('Which of the buyer’s addresses it was; the buyer’s side alone sees it.')),
    address: Type.Optional(TradeAddress),
    contacts: Type.Array(TradeContact, {
      description:
        'From the agreement on: who acts for the other side; none before, nor for a seller that was not chosen.',
    }),
    participations: Type.Array(TradeParticipation, {
      description: 'Its sellers, at most 20; a seller sees only its own part.',
      maxItems: MOST_SELLERS,
    }),
    approvals: Type.Array(TradeApproval, {
      description: 'What the buyer’s company was asked to agree to, the newest first; a seller sees none.',
      ...asConnection,
    }),
    lines: Type.Array(TradeLine, {
      description: 'What is ordered or asked for, in the buyer’s order.',
      ...asConnection,
    }),
    ...price,
    shipments: Type.Array(TradeShipment, {
      description: 'What was sent of it, the first one first.',
      ...asConnection,
    }),
    milestones: Type.Array(Milestone, {
      description: 'In which parts an agreed service is done, the first one first; at most 20.',
      maxItems: MOST_MILESTONES,
    }),
    consents: Type.Array(TradeConsent, {
      description: 'What one side asked the other after the agreement.',
      ...asConnection,
    }),
    disputes: Type.Array(TradeDispute, {
      description: 'What one side disputed, the first one first.',
      ...asConnection,
    }),
    documents: Type.Array(TradeDocument, {
      description: 'Its papers, those that were retracted too, the first one first.',
      ...asConnection,
    }),
    unpricedLineCount: Type.Integer({
      description:
        'How many lines have no price yet: what these cost is in none of the totals. 0 once the total is agreed to.',
      minimum: 0,
      examples: [0],
    }),
    deadlineAt: Type.Optional(Instant('When the time of whose turn it is runs out.')),
    turn: Type.Optional(TradeSide),
    question: Type.Optional(TradeQuestion),
    questionsLeft: Type.Integer({ description: 'How often the seller may still ask.', minimum: 0, examples: [3] }),
    reasonCode: Type.Optional(TradeReason),
    reason: Type.Optional(Type.String({ description: 'In words, of who ended it or sent it back.' })),
    missing: Type.Array(TradeMissing, {
      description: 'What allowed actions need before they succeed, and what everybody waits for.',
    }),
    agreedHash: Type.Optional(
      Type.String({ description: 'sha256 of the canonical form of what both agreed to, base64url.' }),
    ),
    allowedActions: Type.Array(TradeAction, { description: 'What the viewer can do with it now.' }),
    isCopyable: Type.Boolean({
      description: 'Whether the viewer can order or ask for the same again: of the buyer’s side, once it is no draft.',
    }),
    publishedAt: Type.Optional(Instant('When the seller got it.')),
    createdAt: Instant('When it was begun.'),
    updatedAt: Instant('When anything changed that the viewer reads of it.'),
  }),
);
export type TradeRequest = Static<typeof TradeRequest>;

export const TradeRequestPage = page('TradeRequestPage', 'Trade requests, the newest change first.', TradeRequest, {
  syncedUntil,
});
export type TradeRequestPage = Static<typeof TradeRequestPage>;

const narrowing = {
  searchKey: searchKey('Number, goods, who is on the other side, the buyer’s own number'),
  createdFrom: Type.Optional(
    Day('Only those that the buyer began, or the seller got, on this day or later, in Tehran.', '2026-11-01'),
  ),
  createdTo: Type.Optional(
    Day('Only those that the buyer began, or the seller got, on this day or earlier, in Tehran.', '2026-11-30'),
  ),
};

export const TradeRequestsQuery = object({
  side: Type.Optional(TradeSide),
  customerId: Type.Optional(Id('Only those of this company or person.')),
  status: Type.Optional(
    Type.Array(TradeStatus, { description: 'Only those that stand there, comma-separated.', maxItems: 20 }),
  ),
  isWaiting: Type.Optional(
    Type.Boolean({
      description:
        'True for requests that wait for the viewer’s side, apart from those that wait only for a colleague’s approval; false for all others.',
    }),
  ),
  ...narrowing,
  ids: Type.Optional(IdList('Only those with one of these ids, in their usual order.')),
  sort: Type.Optional(TradeRequestSort),
  updatedSince,
  ...pagingQuery,
});
export type TradeRequestsQuery = Static<typeof TradeRequestsQuery>;

export const TradeRequestsSummaryQuery = object(narrowing);
export type TradeRequestsSummaryQuery = Static<typeof TradeRequestsSummaryQuery>;

export const TradeRequestsOfSuppliersQuery = object({
  supplierIds: ParentIds('Own requests with goods of these suppliers.'),
  perParent,
  ...pagingQuery,
});
export type TradeRequestsOfSuppliersQuery = Static<typeof TradeRequestsOfSuppliersQuery>;

const StatusCount = named(
  'TradeStatusCount',
  'How many requests stand somewhere.',
  object({
    status: TradeStatus,
    count: Type.Integer({ description: 'How many requests stand there.', minimum: 1, examples: [4] }),
  }),
);
const SideSummary = named(
  'TradeSideSummary',
  'What stands on one side.',
  object({
    side: TradeSide,
    waiting: Type.Integer({
      description: 'How many wait for the own side, but for those that wait for a colleague’s answer alone.',
      minimum: 0,
      examples: [2],
    }),
    due: Type.Integer({ description: 'Of these, how many run out within 48 hours.', minimum: 0, examples: [1] }),
    counts: Type.Array(StatusCount, { description: 'By where they stand; none of a state without one.' }),
  }),
);
export const TradeRequestsSummary = named(
  'TradeRequestsSummary',
  'How many requests stand where, of all for whom the viewer acts.',
  object({ sides: Type.Array(SideSummary, { description: 'Figures of each side: as buyer first, then as seller.' }) }),
);
export type TradeRequestsSummary = Static<typeof TradeRequestsSummary>;

export const TradeRemovalQuery = object({ version: Version });

export const TradeParams = object({ id: idOf('tradeRequestId', 'Id of the trade request that is read or acted on.') });
