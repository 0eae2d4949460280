import { Type, type Static } from 'typebox';
import { Day, Decimal, Id, Instant, named, object, ParentIds, Rial } from '../../../platform/schema.ts';
import { PaymentTerm } from '../../merchants/index.ts';
import { PlannedMilestone } from '../../orders/milestones/milestones.schemas.ts';
import { Freight, OtherCost, Quote } from '../../sourcing/quotes/quotes.schemas.ts';
import { TradeDocumentType } from '../../documents/documents.enums.ts';
import { TradeSide } from '../../documents/subject.enums.ts';
import { TradeEvent } from '../timeline/trade-events.schemas.ts';
import { TradeRequest } from '../../sourcing/requests/trade.schemas.ts';

const TradeReportLine = named(
  'TradeReportLine',
  'A line as it was agreed to, and what came of it.',
  object({
    lineId: Id('Id of the line of the request (`TradeLine.id`).'),
    title: Type.String({ description: 'What was agreed to.', examples: ['شیر توپی برنجی ۲ اینچ'] }),
    askedTitle: Type.Optional(
      Type.String({
        description: 'What was asked, where the seller named something for it.',
        examples: ['شیر ۲ اینچ'],
      }),
    ),
    isAlternative: Type.Optional(Type.Boolean({ description: 'Whether that is something else than was asked.' })),
    supplierName: Type.Optional(
      Type.String({ description: 'Who makes what was named.', examples: ['شیرسازی سپاهان'] }),
    ),
    sku: Type.Optional(Type.String({ description: 'Its code at the seller.', examples: ['BV-200'] })),
    unitText: Type.String({ description: 'In what, in Persian.', examples: ['عدد'] }),
    agreedQuantity: Decimal('How much of the line was agreed to.', '10'),
    struckQuantity: Decimal('How much of it both struck since.', '0'),
    deliveredQuantity: Decimal('How much was handed over.', '10'),
    acceptedQuantity: Decimal('How much the buyer took.', '8'),
    refusedQuantity: Decimal('How much the buyer refused.', '2'),
    unitPriceRial: Type.Optional(Rial('Price of one unit, before tax.')),
    netRial: Rial('What was agreed to, before tax.'),
    vatRial: Rial('Its value added tax.'),
    totalRial: Rial('Net and tax together.'),
    acceptedTotalRial: Rial('What was accepted of it, with tax.'),
  }),
);
export type TradeReportLine = Static<typeof TradeReportLine>;

const TradeCost = named(
  'TradeCost',
  'What something costs, part by part.',
  object({
    goodsRial: Rial('The lines, before tax.'),
    freightRial: Rial('Freight, before tax; 0 where it is included, fetched or not stated.'),
    otherCostsRial: Rial('Other costs, before tax.'),
    vatRial: Rial('Value added tax of all of them.'),
    totalRial: Rial('Sum of goods, freight, other costs and tax, in rials.'),
  }),
);
export type TradeCost = Static<typeof TradeCost>;

const minutes = (description: string) =>
  Type.Optional(Type.Integer({ description: `${description} In minutes.`, minimum: 0, examples: [2_880] }));

const TradeFigures = named(
  'TradeFigures',
  'What a request cost, and how long it took. What has not happened is absent.',
  object({
    publishedAt: Type.Optional(Instant('When its sellers got it.')),
    firstOfferAt: Type.Optional(Instant('When the first offer of a seller came, of those that the viewer may see.')),
    agreedAt: Type.Optional(Instant('When both sides agreed; null before that.')),
    shippedAt: Type.Optional(Instant('When the first of it was sent.')),
    deliveredAt: Type.Optional(Instant('When the last of it was handed over.')),
    endedAt: Type.Optional(Instant('When nothing was left to do.')),
    minutesToFirstOffer: minutes('From the publication to the first offer.'),
    minutesToAgreement: minutes('From the publication to the agreement.'),
    minutesToDelivery: minutes('From the publication to the last delivery.'),
    daysLate: Type.Optional(
      Type.Integer({
        description: 'By how many days it came, or is, later than it was needed; 0 in time.',
        minimum: 0,
        examples: [3],
      }),
    ),
    agreed: Type.Optional(TradeCost),
    accepted: Type.Optional(TradeCost),
  }),
);
export type TradeFigures = Static<typeof TradeFigures>;

const TradeParty = named(
  'TradeParty',
  'One side of an agreement as it was when it agreed.',
  object({
    legalName: Type.Optional(Type.String({ description: 'Its name by law.', examples: ['شرکت فولاد سپاهان'] })),
    nationalId: Type.Optional(
      Type.String({ description: 'National number of the company, or national id of the person.' }),
    ),
    economicCode: Type.Optional(
      Type.String({ description: 'Economic code of the party for invoices; null where none is known.' }),
    ),
    registrationNumber: Type.Optional(
      Type.String({ description: 'Number under which the company is registered; null for persons.' }),
    ),
  }),
);

const AgreedAgency = named(
  'AgreedAgency',
  'The agency under which something was agreed to.',
  object({
    number: Type.String({ description: 'Public number of the delegation by which the seller sells.' }),
    validTo: Instant('Until when it held then.'),
  }),
);

const AgreedPaper = named(
  'AgreedPaper',
  'A paper that both sides had when they agreed.',
  object({
    type: TradeDocumentType,
    side: TradeSide,
    name: Type.String({ description: 'Name of its file.', examples: ['نقشه.pdf'] }),
    sha256: Type.String({ description: 'Hash of its bytes.' }),
  }),
);

export const TradeAgreement = named(
  'TradeAgreement',
  'What both sides agreed to, as it was frozen.',
  object({
    hash: Type.String({ description: 'sha256 of its canonical form, base64url.' }),
    agreedAt: Instant('When both sides agreed.'),
    buyer: TradeParty,
    seller: TradeParty,
    merchantName: Type.String({ description: 'Under which name the seller sells.', examples: ['پمپ‌یار'] }),
    agencies: Type.Array(AgreedAgency, { description: 'Under which agencies; none where the maker itself sells.' }),
    round: Type.Optional(Type.Integer({ description: 'The offer that was taken; none at list price.', minimum: 1 })),
    neededBy: Type.Optional(Day('By when it is needed, in Tehran.', '2026-12-20')),
    paymentTerm: Type.Optional(PaymentTerm),
    deliveryTerm: Type.Optional(Type.String({ description: 'Where and how it is handed over.' })),
    tolerancePercent: Decimal('By how much less or more may be delivered.', '5'),
    freight: Freight,
    otherCosts: Type.Array(OtherCost, { description: 'What else is paid.' }),
    milestones: Type.Array(PlannedMilestone, { description: 'In which parts a service is done; none: as a whole.' }),
    note: Type.Optional(Type.String({ description: 'What else the offer said.' })),
    papers: Type.Array(AgreedPaper, {
      description: 'Papers that held then, by their hashes; none of agreements from before they were kept.',
    }),
  }),
);
export type TradeAgreement = Static<typeof TradeAgreement>;

export const TradeReport = named(
  'TradeReport',
  'What happened to a request and what it cost, as one of its companies sees it.',
  object({
    tradeRequestId: Id('Id of the request whose course is told.'),
    request: TradeRequest,
    lines: Type.Array(TradeReportLine, { description: 'As agreed to; none before, or for a seller not chosen.' }),
    quotes: Type.Array(Quote, { description: 'Offers that were sent and that the viewer may see, the newest first.' }),
    events: Type.Array(TradeEvent, { description: 'The first one first; the last thousand.' }),
    agreement: Type.Optional(TradeAgreement),
    figures: TradeFigures,
  }),
);
export type TradeReport = Static<typeof TradeReport>;

export const TradeReportsQuery = object({
  tradeRequestIds: ParentIds('Those of these requests in which the viewer has a part.'),
});
export type TradeReportsQuery = Static<typeof TradeReportsQuery>;
