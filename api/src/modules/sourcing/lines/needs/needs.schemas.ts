import { Type, type Static } from 'typebox';
import { Decimal, Id, line, named, object, paragraphs, Rial, TypedDecimal } from '../../../../platform/schema.ts';
import { PropertyValue, StatedProperty } from '../../../catalog/index.ts';

/** domain rule: so many properties a line asks for at most */
const MOST_PROPERTIES = 30;

const AskedProperty = named(
  'AskedProperty',
  'A property that something must have.',
  object({
    stated: StatedProperty,
    tolerancePercent: Type.Optional(
      TypedDecimal('By how much a number may be off, 0 to 100 percent of it; 0 without it.', '5'),
    ),
  }),
);
export type AskedProperty = Static<typeof AskedProperty>;

export const NewNeededLine = named(
  'NewNeededLine',
  'What an open request asks for: an offer, a product of the catalogue, or something in words; one of the three.',
  object({
    lineId: Type.Optional(Id('Which line of the request it was; a new one without it.')),
    supplierProductId: Type.Optional(Id('An offer, whoever sells it.')),
    baseProductId: Type.Optional(Id('A product, whoever makes and sells it.')),
    title: Type.Optional(line('What is needed, in words.', 3, 200, 'لولهٔ فولادی بدون درز ۲ اینچ رده ۴۰')),
    categoryId: Type.Optional(Id('The kind of what is needed; sellers of it are found by it.')),
    properties: Type.Optional(
      Type.Array(AskedProperty, { description: 'What it must have; with its kind only.', maxItems: MOST_PROPERTIES }),
    ),
    quantity: TypedDecimal('How much, in its unit; of an offer as it can be ordered.', '60'),
    unitId: Type.Optional(
      Id(
        'In which unit; of an offer converted to its sale unit. Without it the unit of the line, else the sale unit of the offer.',
      ),
    ),
    targetPriceRial: Type.Optional(Rial('What one unit should cost before tax.')),
    alternativesAllowed: Type.Optional(
      Type.Boolean({ description: 'Whether something else may come in its place; not without it.' }),
    ),
    note: Type.Optional(paragraphs('What the sellers are told of it.', 1, 500, 'با گواهی آنالیز')),
    internalNote: Type.Optional(paragraphs('Only the company of the writer reads it.', 1, 500, 'برای خط ۲')),
  }),
);
export type NewNeededLine = Static<typeof NewNeededLine>;

/** A property that a line asks for, as it was when that was written. */
export const NeededProperty = named(
  'NeededProperty',
  'A property that something must have, with how far a number may be off.',
  object({
    value: PropertyValue,
    tolerancePercent: Type.Optional(Decimal('Percent of the number; absent where it has to be that.', '5')),
  }),
);
export type NeededProperty = Static<typeof NeededProperty>;
