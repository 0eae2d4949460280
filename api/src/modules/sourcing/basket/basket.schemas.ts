import { Type, type Static } from 'typebox';
import { Decimal, Id, line, named, object, paragraphs, Rial, TypedDecimal, Version } from '../../../platform/schema.ts';
import { BasketMerge } from './basket.enums.ts';
import { MOST_LINES } from '../requests/trade-steps.schemas.ts';

const subject = {
  supplierProductId: Type.Optional(Id('Id of the offer of the market that is meant.')),
  baseProductId: Type.Optional(Id('A product, whoever makes and sells it.')),
  title: Type.Optional(line('What is needed, in words.', 3, 200, 'لولهٔ فولادی بدون درز ۲ اینچ رده ۴۰')),
  categoryId: Type.Optional(Id('The kind of what is needed in words.')),
  unitId: Type.Optional(Id('In which unit; of an offer its sale unit, to which another one is converted.')),
  note: Type.Optional(paragraphs('What the sellers are told of it.', 1, 500, 'با گواهی آنالیز')),
};

export const NewBasketLine = named(
  'NewBasketLine',
  'Something that is needed: an offer, a product of the catalogue, or something in words; one of the three.',
  object({
    key: Type.Optional(Id('What names the line in its basket; made up without it.')),
    ...subject,
    quantity: Type.Optional(TypedDecimal('How much, as far as that is known.', '60')),
  }),
);
export type NewBasketLine = Static<typeof NewBasketLine>;

const BasketLine = named(
  'BasketLine',
  'Something that is needed. Whether it can still be ordered is told where that is tried.',
  object({
    key: Id('What names the line in its basket.'),
    ...subject,
    quantity: Type.Optional(
      Decimal(
        'How much, as far as that is known. Where a seller has changed unit or pack since, the same amount; absent if it has to be stated again.',
        '60',
      ),
    ),
    unitPriceRial: Type.Optional(
      Rial('Price of one sale unit of so much, before tax; absent where it is told on request.'),
    ),
    netRial: Type.Optional(Rial('Price of the line before tax; absent where price or quantity is not known.')),
  }),
);
export type BasketLine = Static<typeof BasketLine>;

export const Basket = named(
  'Basket',
  'What a person gathers before it is ordered or asked for. Nobody else sees it.',
  object({
    version: Version,
    lines: Type.Array(BasketLine, { description: 'In the order in which they were added; at most 50.' }),
    netRial: Rial('Sum of the lines whose prices are known, before tax.'),
    isNetKnown: Type.Boolean({ description: 'True if the price of every line is known; else the whole costs more.' }),
  }),
);
export type Basket = Static<typeof Basket>;

export const BasketAddition = named(
  'BasketAddition',
  'More for the basket.',
  object({
    lines: Type.Array(NewBasketLine, {
      description: 'Lines that are put into the basket.',
      minItems: 1,
      maxItems: MOST_LINES,
    }),
    whenPresent: Type.Optional(BasketMerge),
  }),
);
export type BasketAddition = Static<typeof BasketAddition>;

export const BasketChange = named(
  'BasketChange',
  'The whole basket as it is to be.',
  object({
    version: Version,
    lines: Type.Array(NewBasketLine, { description: 'All that stays in it.', minItems: 0, maxItems: MOST_LINES }),
  }),
);
export type BasketChange = Static<typeof BasketChange>;
