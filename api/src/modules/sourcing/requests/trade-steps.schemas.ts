import { Type, type Static } from 'typebox';
import { patchOf } from '../../../platform/patch.ts';
import {
  Day,
  Id,
  Instant,
  line,
  named,
  object,
  opaque,
  paragraphs,
  Rial,
  TypedDecimal,
  Version,
} from '../../../platform/schema.ts';
import { PaymentTerm } from '../../merchants/index.ts';
import { NewNeededLine } from '../lines/needs/needs.schemas.ts';
import { TradeFreeReason, TradeReason } from '../trade.enums.ts';
import { TradeRequest } from './trade.schemas.ts';

/** domain rule: so many lines a request has at most */
export const MOST_LINES = 50;

const NewTradeLine = named(
  'NewTradeLine',
  'An offer or a need in words, and how much of it. At least one line of an order is an offer.',
  object({
    lineId: Type.Optional(
      Id(
        'Which line of the order it was, in words or of the same offer. Without it a need in words is a new line, and an offer the line that it has.',
      ),
    ),
    supplierProductId: Type.Optional(Id('An offer; all are of one seller.')),
    title: Type.Optional(
      line(
        'What else is needed, in words; the order waits for an offer of the seller then.',
        3,
        200,
        'لولهٔ فولادی بدون درز ۲ اینچ رده ۴۰',
      ),
    ),
    categoryId: Type.Optional(Id('The kind of a need in words; of the type of the other lines.')),
    quantity: TypedDecimal(
      'How much: at least the least order, and on its steps. Of a line that is there already in its unit, which is converted where the seller has changed it since.',
      '10',
    ),
    unitId: Type.Optional(
      Id(
        'In which unit the quantity is told; of an offer converted to its sale unit. Without it the unit of the line, else the sale unit of the offer.',
      ),
    ),
    alternativesAllowed: Type.Optional(
      Type.Boolean({ description: 'Whether something else may come in its place; not without it.' }),
    ),
    note: Type.Optional(paragraphs('What the seller is told of it.', 1, 500, 'با گواهی آنالیز')),
    internalNote: Type.Optional(paragraphs('Only the company of the writer reads it.', 1, 500, 'برای خط ۲')),
  }),
);
export type NewTradeLine = Static<typeof NewTradeLine>;

const orderFields = {
  lines: Type.Array(NewTradeLine, {
    description: 'Offers and needs in words, with quantities; at least one is an offer.',
    minItems: 1,
    maxItems: MOST_LINES,
  }),
  acceptListPrice: Type.Optional(
    Type.Boolean({
      description:
        'Whether the seller may accept the order at its list prices; otherwise the seller answers with an offer. Left out: true where every line has a list price. While the seller’s question is open, an agreement to list prices is kept, unless needs in words are added and this is false.',
    }),
  ),
  addressId: Type.Optional(Id('Where goods go: an address of the buyer.')),
  neededBy: Type.Optional(Day('By when, in Tehran: from tomorrow to two years from now.', '2026-12-20')),
  paymentTerm: Type.Optional(PaymentTerm),
  buyerReference: Type.Optional(line('Order number of the buyer, which the seller sees.', 1, 50, 'PO-1405-77')),
  description: Type.Optional(paragraphs('What else the seller is told.', 1, 4_000, 'بسته‌بندی صادراتی لازم است.')),
};

/** Which lines leave the basket of who begins a request with them. */
export const basketKeys = Type.Optional(
  Type.Array(Id('A line of the basket.'), {
    description: 'Lines of the own basket that leave it with this; what is not there any more is no failure.',
    maxItems: MOST_LINES,
  }),
);

export const NewDirectOrder = named(
  'NewDirectOrder',
  'An order to one seller, at the prices of its list or for an offer of it, as a draft.',
  object({ customerId: Id('Id of the company or person in whose name the viewer acts.'), basketKeys, ...orderFields }),
);
export type NewDirectOrder = Static<typeof NewDirectOrder>;

export const DirectOrderChange = named(
  'DirectOrderChange',
  'The whole of a draft as it is to be. While the seller’s question is open, the seller and the kind of goods stay.',
  object({ version: Version, ...orderFields }),
);
export type DirectOrderChange = Static<typeof DirectOrderChange>;
export const DirectOrderPatch = patchOf(DirectOrderChange, {
  about: 'While the seller’s question is open, the seller and the kind of goods stay.',
});

export const LinesMove = named(
  'LinesMove',
  'The whole of a draft as it is to be, and the lines that leave it for a request to several sellers.',
  object({
    version: Version,
    ...orderFields,
    movedLines: Type.Array(NewNeededLine, {
      description:
        'What the new request asks for. Each names its line of the draft by `lineId`, and neither that line nor its offer stays in `lines`. The amount stays where the seller changed the sale unit. Where nobody is shown the offer any more, its product or its title is asked for, in the unit that its pack is made of.',
      minItems: 1,
      maxItems: MOST_LINES,
    }),
  }),
);
export type LinesMove = Static<typeof LinesMove>;

export const MovedLines = named(
  'MovedLines',
  'A draft without the lines that left it, and the draft that has them.',
  object({ tradeRequest: TradeRequest, openRequest: TradeRequest }),
);
export type MovedLines = Static<typeof MovedLines>;

export const TradeStepBody = named('TradeStep', 'A step with a trade request.', object({ version: Version }));
export type TradeStepBody = Static<typeof TradeStepBody>;

export const TradeReturn = named(
  'TradeReturn',
  'Why a request goes back to who wrote it.',
  object({ version: Version, reason: paragraphs('What is to be better.', 3, 1_000, 'تعداد ردیف دوم را اصلاح کنید.') }),
);
export type TradeReturn = Static<typeof TradeReturn>;

export const TradePublication = named(
  'TradePublication',
  'The yes to a request and to its price.',
  object({
    version: Version,
    priceToken: opaque('From membershipAndPrice, of this version.', 400, 'eyJ2IjoxfQ.c2lnbmF0dXJl'),
  }),
);
export type TradePublication = Static<typeof TradePublication>;

const info = {
  version: Version,
  text: paragraphs('What is asked or answered.', 3, 2_000, 'آیا تحویل در دو نوبت ممکن است؟'),
  lineIds: Type.Optional(
    Type.Array(Id('A line.'), {
      description: 'Ids of the lines it is about; the whole request without any.',
      maxItems: MOST_LINES,
    }),
  ),
};
export const TradeInfo = named('TradeInfo', 'A question of a seller.', object(info));
export type TradeInfo = Static<typeof TradeInfo>;

export const TradeAnswer = named(
  'TradeAnswer',
  'The buyer’s answer to what was asked. All sellers of an open request read it.',
  object({
    ...info,
    questionId: Type.Optional(Id('Which question about an open request; all that are open without it.')),
  }),
);
export type TradeAnswer = Static<typeof TradeAnswer>;

export const TradeDecline = named(
  'TradeDecline',
  'Why somebody says no. Sellers may name CAPACITY and TERMS, buyers TRUST and NO_ANSWER.',
  object({
    version: Version,
    reasonCode: TradeReason,
    reason: Type.Optional(paragraphs('In words; required with OTHER.', 3, 1_000, 'این تعداد موجود نیست.')),
  }),
);
export type TradeDecline = Static<typeof TradeDecline>;

export const TradeCancellation = named(
  'TradeCancellation',
  'The end of a request by its buyer.',
  object({
    version: Version,
    reason: Type.Optional(paragraphs('Why; the seller reads it.', 3, 1_000, 'نیاز پروژه تغییر کرد.')),
  }),
);
export type TradeCancellation = Static<typeof TradeCancellation>;

export const TradeCopyChoice = named(
  'TradeCopyChoice',
  'What of a request is ordered again.',
  object({
    lineIds: Type.Optional(
      Type.Array(Id('A line of the request.'), {
        description: 'Only these lines; without it all.',
        minItems: 1,
        maxItems: MOST_LINES,
        uniqueItems: true,
      }),
    ),
    asksSeveral: Type.Optional(
      Type.Boolean({
        description: 'True: an order to one seller becomes a request to several, as one of needs in words alone does.',
      }),
    ),
  }),
);
export type TradeCopyChoice = Static<typeof TradeCopyChoice>;

export const TradeRequestCopy = named(
  'TradeRequestCopy',
  'A new draft of an older request, at the prices of now.',
  object({
    tradeRequest: TradeRequest,
    leftOut: Type.Array(
      named(
        'LeftOutLine',
        'A line that nobody could order now.',
        object({
          lineId: Id('The line of the older request.'),
          supplierProductId: Type.Optional(Id('Its offer; none where a product or a need was asked for.')),
          title: Type.String({ description: 'Title of the offer then.', examples: ['شیر توپی برنجی ۲ اینچ'] }),
          code: Type.String({
            description: 'The code of the rule that it breaks, as a draft with it would be refused.',
            examples: ['SUPPLIER_PRODUCT_NOT_FOUND'],
          }),
        }),
      ),
      { description: 'Lines that are not in the draft, and why; at most 50.' },
    ),
    leftOutSellers: Type.Array(
      named(
        'LeftOutSeller',
        'A seller of an open request who cannot be asked now.',
        object({
          merchantId: Id('Id of the merchant that the draft does not ask.'),
          merchantName: Type.String({ description: 'How it is called.', examples: ['پمپ‌یار'] }),
          code: Type.String({
            description: 'The code of the rule that it breaks, as a draft with it would be refused.',
            examples: ['CONVERSATION_BLOCKED'],
          }),
        }),
      ),
      { description: 'Sellers who are not in the draft, and why; none of a direct order.' },
    ),
  }),
);
export type TradeRequestCopy = Static<typeof TradeRequestCopy>;

export const TradePrice = named(
  'TradePrice',
  'What it costs to publish a request.',
  object({
    version: Version,
    totalRial: Rial('Fee to be paid.'),
    freeReason: Type.Optional(TradeFreeReason),
    approvalsNeeded: Type.Integer({
      description:
        'How many colleagues are asked to agree to that amount when the viewer confirms it; 0: it is sent at once.',
      minimum: 0,
      maximum: 2,
      examples: [0],
    }),
    orderTotalRial: Rial('What is ordered, with tax, at the prices of now: the yes is given to this amount.'),
    priceToken: Type.String({ description: 'To be sent with the publication of this version.' }),
    expiresAt: Instant('Until when it is taken.'),
  }),
);
export type TradePrice = Static<typeof TradePrice>;
