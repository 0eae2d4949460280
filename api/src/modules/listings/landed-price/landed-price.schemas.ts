import { Type, type Static } from 'typebox';
import { Decimal, Id, named, object, Rial } from '../../../platform/schema.ts';
import { DeliveryKind } from '../../merchants/index.ts';
import { LandedPriceLineCode, LandedPriceNoticeCode } from '../../suppliers/suppliers.enums.ts';

const LandedPriceLine = named(
  'LandedPriceLine',
  'One step of a landed price, in words.',
  object({
    code: LandedPriceLineCode,
    title: Type.String({ description: 'What it is called, in Persian.', examples: ['مالیات بر ارزش افزوده'] }),
    amountRial: Type.Optional(Rial('Its amount in rials; absent when it is no money or not known.')),
    explanation: Type.String({ description: 'How it comes about, in Persian.' }),
  }),
);

const RightSeller = named(
  'RightSeller',
  'Another offer of the same product whose seller may deliver to the city.',
  object({
    supplierProductId: Id('Id of the offer that is priced.'),
    supplierId: Id('Who makes or provides it.'),
    merchantId: Type.Optional(Id('Who sells it; absent when the supplier itself does.')),
    title: Type.String({ description: 'Title of the offer.' }),
    slug: Type.String({ description: 'The title as addresses write it.' }),
    isSameSupplier: Type.Boolean({ description: 'True if the other offer has the same supplier as this one.' }),
  }),
);
export type RightSeller = Static<typeof RightSeller>;

const LandedPriceNotice = named(
  'LandedPriceNotice',
  'The seller may not deliver to the buyer’s city; who may instead.',
  object({
    code: LandedPriceNoticeCode,
    message: Type.String({ description: 'What the buyer reads, in Persian.' }),
    rightSellers: Type.Array(RightSeller, { description: 'At most 3, of the same supplier first.' }),
  }),
);
export type LandedPriceNotice = Static<typeof LandedPriceNotice>;

export const LandedPrice = named(
  'LandedPrice',
  'What an offer costs a buyer at the door: an estimate, no quote. Amounts that are not known are absent.',
  object({
    supplierProductId: Id('Id of the offer that is priced.'),
    cityId: Type.Optional(Id('Where it is delivered to.')),
    quantity: Decimal('Quantity that was priced, in sale units of the offer.', '10'),
    saleUnitText: Type.String({ description: 'What one unit of sale is, in Persian.', examples: ['عدد'] }),
    unitPriceRial: Type.Optional(Rial('Price of one sale unit at this quantity.')),
    goodsRial: Type.Optional(Rial('Unit price times quantity.')),
    vatPercent: Decimal('Value added tax on the goods, percent.', '10'),
    vatRial: Type.Optional(Rial('Value added tax, whole rials, halves up.')),
    deliveryKind: Type.Optional(DeliveryKind),
    deliveryRial: Type.Optional(Rial('Estimate of the delivery.')),
    totalDays: Type.Optional(
      Type.Integer({ description: 'Working days until it is there: lead time and way.', examples: [7] }),
    ),
    isDeliveryIncluded: Type.Boolean({ description: 'Whether the total holds the delivery.' }),
    totalRial: Type.Optional(Rial('Goods and tax, and the delivery where it is known.')),
    lines: Type.Array(LandedPriceLine, { description: 'Every step in words, in the order of the sum.' }),
    notice: Type.Optional(LandedPriceNotice),
  }),
);
export type LandedPrice = Static<typeof LandedPrice>;

export const LandedPriceQuery = object({
  quantity: Decimal('How many sale units: at least the least order and on its steps, at most 1,000,000.', '10'),
  cityId: Type.Optional(
    Type.String({ description: 'Where to; without it there is no delivery and no territory.', format: 'uuid' }),
  ),
});
export type LandedPriceQuery = Static<typeof LandedPriceQuery>;
