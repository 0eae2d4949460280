import { Type, type Static } from 'typebox';
import { Day, Decimal, Id, Instant, named, object, ParentIds, Rial } from '../../../platform/schema.ts';
import { PropertyValue } from '../../catalog/index.ts';
import { DelegationLevel, PaymentTerm } from '../../merchants/index.ts';
import { PlannedMilestone } from '../../orders/milestones/milestones.schemas.ts';
import { FreightKind, QuoteStatus } from '../quotes/quotes.enums.ts';
import { TradeSide } from '../../documents/subject.enums.ts';

const rank = Type.Optional(
  Type.Integer({
    description: 'Its place, from 1, among those of the same rows; equal ones share it. None where it is not ranked.',
    examples: [1],
  }),
);

const ComparedTotals = named(
  'ComparedTotals',
  'What an offer costs, with value added tax or without.',
  object({
    goodsRial: Rial('All lines as offered.'),
    freightRial: Type.Optional(Rial('Stated or estimated; absent where neither is known.')),
    otherCostsRial: Rial('What else is paid.'),
    totalRial: Rial('All of it; without freight where that is not known.'),
    commonTotalRial: Type.Optional(Rial('The lines that all compared offers cover, with their share of the rest.')),
    rank,
  }),
);

const ComparedAgency = named(
  'ComparedAgency',
  'An agency by which a seller sells, as it stands now.',
  object({
    delegationId: Id('Id of the delegation by which the seller sells.'),
    number: Type.String({
      description: 'Public number of the delegation by which the seller sells.',
      examples: ['MD-1405-000123'],
    }),
    endsAt: Instant('When the delegation by which the seller sells ends.'),
    isInForce: Type.Boolean({ description: 'Whether it holds now.' }),
    verifiedLevel: DelegationLevel,
    reachesCity: Type.Optional(Type.Boolean({ description: 'Whether the city of delivery is in it.' })),
    endsBefore: Type.Boolean({ description: 'Whether it ends before the goods would be there.' }),
  }),
);

const ComparedColumn = named(
  'ComparedOffer',
  'One of the offers that are compared: the last of its seller.',
  object({
    quoteId: Id('Id of the offer whose column it is.'),
    participationId: Id('The seller’s part in the request.'),
    merchantId: Id('Id of the merchant that sent the quote.'),
    merchantName: Type.String({ description: 'Name of the merchant that sent the quote.', examples: ['پمپ‌یار'] }),
    side: TradeSide,
    round: Type.Integer({ description: 'Its number in the chain.', minimum: 1, examples: [2] }),
    status: QuoteStatus,
    coveredLines: Type.Integer({ description: 'How many lines it covers whole.', minimum: 0, examples: [4] }),
    withVat: ComparedTotals,
    withoutVat: ComparedTotals,
    freightKind: FreightKind,
    freightCityName: Type.Optional(
      Type.String({
        description: 'City in which the goods are picked up; null unless freight is PICKUP.',
        examples: ['اصفهان'],
      }),
    ),
    isFreightKnown: Type.Boolean({
      description: 'False: the totals hold no freight, and it ranks after those with it.',
    }),
    isFreightEstimated: Type.Boolean({ description: 'Whether the freight is an estimate by the seller’s ways.' }),
    leadTimeDays: Type.Optional(
      Type.Integer({ description: 'Working days until all is there: slowest line and way.', examples: [7] }),
    ),
    arrivesOn: Type.Optional(Day('When that is, accepted today.', '2026-12-20')),
    daysLate: Type.Optional(
      Type.Integer({ description: 'Days after the one on which it is needed; 0 in time.', minimum: 0, examples: [3] }),
    ),
    paymentTerm: Type.Optional(PaymentTerm),
    deliveryTerm: Type.Optional(Type.String({ description: 'Where and how it is handed over.' })),
    tolerancePercent: Decimal('By how much less or more may be delivered.', '5'),
    milestones: Type.Array(PlannedMilestone, { description: 'In which parts a service is done; none: as a whole.' }),
    validUntil: Type.Optional(Day('The last day on which it can be accepted, in Tehran.', '2026-12-20')),
    endsAt: Type.Optional(Instant('When it is over.')),
    agencies: Type.Array(ComparedAgency, { description: 'None where it sells its own.' }),
  }),
);
export type ComparedColumn = Static<typeof ComparedColumn>;

const ComparedPrice = named(
  'ComparedPrice',
  'What a line costs, with value added tax or without.',
  object({
    unitPriceRial: Type.Optional(
      Rial('One unit of the line, after the discount, rounded half up; none where it cannot be converted.'),
    ),
    amountRial: Rial('The whole line as offered.'),
    freightRial: Type.Optional(Rial('Its share of the freight.')),
    otherCostsRial: Rial('Its share of the other costs.'),
    rank,
  }),
);
export type ComparedPrice = Static<typeof ComparedPrice>;

const ComparedDifference = named(
  'ComparedDifference',
  'A property in which what is named for a line is not as it was asked.',
  object({
    quoteId: Id('Id of the offer whose column it is.'),
    value: PropertyValue,
    tolerancePercent: Type.Optional(Decimal('By how much a number might have been off.', '5')),
    offered: Type.Optional(PropertyValue),
  }),
);

const ComparedCell = named(
  'ComparedCell',
  'What an offer says of a line.',
  object({
    quoteId: Id('Id of the offer whose column it is.'),
    isOffered: Type.Boolean({ description: 'Whether it can be delivered.' }),
    isCovered: Type.Boolean({ description: 'Whether it is all that was asked.' }),
    quantity: Type.Optional(Decimal('How much of the line is offered, in the unit of the offer.', '10')),
    unitText: Type.Optional(Type.String({ description: 'The unit in words.', examples: ['عدد'] })),
    unitPriceRial: Type.Optional(Rial('Price of one such unit as offered, before tax.')),
    coverage: Type.Optional(
      Decimal('How much of what was asked, 1 at most; none where it cannot be converted.', '0.8'),
    ),
    surplusQuantity: Type.Optional(Decimal('How much more than asked, in the unit of the line.', '2')),
    withVat: Type.Optional(ComparedPrice),
    withoutVat: Type.Optional(ComparedPrice),
    leadTimeDays: Type.Optional(Type.Integer({ description: 'Working days until it leaves.', examples: [7] })),
    alternativeSupplierProductId: Type.Optional(Id('Another offer of the seller in its place.')),
    alternativeTitle: Type.Optional(Type.String({ description: 'What that is called.' })),
    alternativeSupplierName: Type.Optional(
      Type.String({
        description: 'Name of the supplier of the alternative; null without one.',
        examples: ['شیرسازی سپاهان'],
      }),
    ),
    isAlternative: Type.Optional(Type.Boolean({ description: 'Whether that is something else than was asked.' })),
    isAlternativeAllowed: Type.Optional(Type.Boolean({ description: 'False: it covers nothing of the line.' })),
  }),
);
export type ComparedCell = Static<typeof ComparedCell>;

const ComparedRow = named(
  'ComparedLine',
  'A line of the request, with what each offer says of it.',
  object({
    lineId: Id('Id of the line of the request (`TradeLine.id`).'),
    title: Type.String({ description: 'What it is called.', examples: ['شیر توپی برنجی ۲ اینچ'] }),
    quantity: Decimal('How much is asked for.', '10'),
    unitText: Type.String({ description: 'The unit in words.', examples: ['عدد'] }),
    cells: Type.Array(ComparedCell, { description: 'One for each offer, in the order of the offers.' }),
    differences: Type.Array(ComparedDifference, {
      description: 'In what goods that are named for it are not as they were asked, numbers in the unit of the asking.',
    }),
  }),
);
export type ComparedRow = Static<typeof ComparedRow>;

export const QuoteComparison = named(
  'QuoteComparison',
  'Quotes for a request side by side, for its buyer: the amounts to pay and facts. No score.',
  object({
    tradeRequestId: Id('Id of the trade request whose quotes are compared.'),
    commonLineIds: Type.Array(Id('A line.'), { description: 'Lines that all offers that hold cover.' }),
    columns: Type.Array(ComparedColumn, {
      description:
        'Who covers all first, then by rows and by rank with tax; what is over, for 72 hours at most, comes last and has none.',
    }),
    rows: Type.Array(ComparedRow, { description: 'In the order of the request.' }),
  }),
);
export type QuoteComparison = Static<typeof QuoteComparison>;

export const QuoteComparisonsQuery = object({
  tradeRequestIds: ParentIds('Those of these requests that the viewer buys by.'),
});
export type QuoteComparisonsQuery = Static<typeof QuoteComparisonsQuery>;
