import { Type, type Static } from 'typebox';
import { patchOf } from '../../../platform/patch.ts';
import {
  asConnection,
  Day,
  Decimal,
  Id,
  idOf,
  Instant,
  line,
  named,
  object,
  page,
  pagingQuery,
  paragraphs,
  rowIds,
  searchKey,
  Version,
} from '../../../platform/schema.ts';
import { CategoryType } from '../../catalog/index.ts';
import { PaymentTerm } from '../../merchants/index.ts';
import { TradeReason, TradeVisibility } from '../trade.enums.ts';
import { NewNeededLine } from '../lines/needs/needs.schemas.ts';
import { basketKeys, MOST_LINES } from '../requests/trade-steps.schemas.ts';
import { MOST_SELLERS } from './limits.ts';

const merchantIds = (description: string, minItems: number) =>
  Type.Array(Id('A merchant.'), { description, minItems, maxItems: MOST_SELLERS, uniqueItems: true });

const fields = {
  visibility: TradeVisibility,
  merchantIds: Type.Optional(merchantIds('Whom is asked; with INVITED at least one before it is published.', 0)),
  lines: Type.Array(NewNeededLine, {
    description: 'Lines that sellers are asked to quote.',
    minItems: 1,
    maxItems: MOST_LINES,
  }),
  showsTarget: Type.Optional(
    Type.Boolean({ description: 'Whether sellers read what one unit should cost; not without it.' }),
  ),
  quoteDeadlineAt: Type.Optional(
    Instant('Until when sellers may send a first offer: 24 hours to 30 days on; 5 business days without it.'),
  ),
  addressId: Type.Optional(Id('Where goods go: an address of the buyer.')),
  neededBy: Type.Optional(Day('By when, in Tehran: from tomorrow to two years from now.', '2026-12-20')),
  paymentTerm: Type.Optional(PaymentTerm),
  buyerReference: Type.Optional(line('Order number of the buyer, which the sellers see.', 1, 50, 'PO-1405-77')),
  description: Type.Optional(paragraphs('What else the sellers are told.', 1, 4_000, 'تحویل در دو نوبت ممکن است.')),
};

export const NewOpenRequest = named(
  'NewOpenRequest',
  'A request for offers of several sellers, as a draft.',
  object({ customerId: Id('Id of the company or person in whose name the viewer acts.'), basketKeys, ...fields }),
);
export type NewOpenRequest = Static<typeof NewOpenRequest>;

export const OpenRequestChange = named(
  'OpenRequestChange',
  'The whole of such a draft as it is to be.',
  object({ version: Version, ...fields }),
);
export type OpenRequestChange = Static<typeof OpenRequestChange>;
export const OpenRequestPatch = patchOf(OpenRequestChange);
export type OpenInput = Omit<OpenRequestChange, 'version'>;

export const SellersInvitation = named(
  'SellersInvitation',
  'More sellers for an open request.',
  object({ version: Version, merchantIds: merchantIds('Ids of the merchants that are invited to quote.', 1) }),
);
export type SellersInvitation = Static<typeof SellersInvitation>;

const decline = {
  version: Version,
  reasonCode: TradeReason,
  reason: Type.Optional(paragraphs('In words; required with OTHER.', 3, 1_000, 'این تعداد موجود نیست.')),
};
export const ParticipationDecline = named(
  'ParticipationDecline',
  'Why a seller sends no offer: PRICE, LEAD_TIME, SPEC, CAPACITY, TERMS or OTHER.',
  object(decline),
);
export type ParticipationDecline = Static<typeof ParticipationDecline>;

export const OpenRequestJoining = named(
  'OpenRequestJoining',
  'A seller takes part in a public request.',
  object({ merchantId: Id('Id of the viewer’s merchant that takes part.') }),
);
export type OpenRequestJoining = Static<typeof OpenRequestJoining>;

export const ParticipationParams = object({
  id: idOf('tradeRequestId', 'Id of the trade request that is acted on.'),
  participationId: Id('The part of the seller.'),
});
export type ParticipationParams = Static<typeof ParticipationParams>;
export const SellerRemovalQuery = object({ version: Version });

const OpenLine = named(
  'OpenRequestLine',
  'What an open request asks for.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    title: Type.String({
      description: 'Title of the line: of the goods, or the need in words.',
      examples: ['شیر توپی برنجی ۲ اینچ'],
    }),
    quantity: Decimal('How much of it is asked for.', '10'),
    unitText: Type.String({ description: 'In which unit, in Persian.', examples: ['عدد'] }),
  }),
);

export const OpenTradeRequest = named(
  'OpenTradeRequest',
  'An open request that a seller may answer. Of a public one nobody reads more before taking part.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    number: Type.String({
      description: 'Public number by which people name it, such as TR-1405-000123.',
      examples: ['TR-1405-000123'],
    }),
    visibility: TradeVisibility,
    categoryType: CategoryType,
    buyerName: Type.String({ description: 'Who buys; of a public one no name.', examples: ['خریدار تأییدشده'] }),
    lines: Type.Array(OpenLine, { description: 'What it asks for, in the buyer’s order.', ...asConnection }),
    cityName: Type.Optional(
      Type.String({ description: 'Name of the city that goods go to; null for services.', examples: ['اصفهان'] }),
    ),
    neededBy: Type.Optional(Day('By when it is needed, in Tehran.', '2026-12-20')),
    paymentTerm: Type.Optional(PaymentTerm),
    quoteDeadlineAt: Instant('Until when a first offer can be sent.'),
    publishedAt: Instant('Since when sellers see it.'),
    merchantIds: Type.Array(Id('A merchant.'), { description: 'As which of the own merchants one may answer.' }),
    isInvited: Type.Boolean({ description: 'Whether one of them was asked or takes part already.' }),
  }),
);
export type OpenTradeRequest = Static<typeof OpenTradeRequest>;

export const OpenTradeRequestPage = page('OpenTradeRequestPage', 'Open requests, the newest first.', OpenTradeRequest);
export type OpenTradeRequestPage = Static<typeof OpenTradeRequestPage>;

export const OpenTradeRequestsQuery = object({
  merchantId: Type.Optional(Id('Only what this one of the viewer’s merchants may answer.')),
  isInvited: Type.Optional(Type.Boolean({ description: 'Only those in which one was asked, or only the others.' })),
  searchKey: searchKey('Number and goods'),
  ...rowIds,
  ...pagingQuery,
});
export type OpenTradeRequestsQuery = Static<typeof OpenTradeRequestsQuery>;
