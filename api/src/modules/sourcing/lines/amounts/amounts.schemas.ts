import { Type, type Static } from 'typebox';
import { Decimal, Id, named, object, TypedDecimal } from '../../../../platform/schema.ts';

/** A quantity that moves to another unit, offer or pack. */
export const QuantityToConvert = object({
  quantity: TypedDecimal('Amount to convert, in the unit it was typed in.', '240'),
  unitId: Type.Optional(Id('Its unit; the sale unit of its offer without it, else that of the line.')),
  supplierProductId: Type.Optional(Id('The offer of which it is so much.')),
  toUnitId: Type.Optional(Id('The other unit; the sale unit of the other offer without it, else that of the line.')),
  toSupplierProductId: Type.Optional(Id('Id of the offer to whose sale unit the quantity is converted.')),
  lineId: Type.Optional(
    Id('A line of a request that the viewer may see: what it asks for counts where no offer is named.'),
  ),
});
export type QuantityToConvert = Static<typeof QuantityToConvert>;

export const ConvertedQuantity = named(
  'ConvertedQuantity',
  'The same amount in another unit.',
  object({
    quantity: Type.Optional(
      Decimal(
        'How much it is; absent where that is not known or cannot be said exactly: then the person is asked.',
        '20',
      ),
    ),
  }),
);
export type ConvertedQuantity = Static<typeof ConvertedQuantity>;
