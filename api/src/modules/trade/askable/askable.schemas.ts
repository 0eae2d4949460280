import { Type, type Static } from 'typebox';
import { Id, IdList, named, object } from '../../../platform/schema.ts';
import { MOST_LINES } from '../trade-steps.schemas.ts';

export const AskableSeller = named(
  'AskableSeller',
  'A merchant that can be asked for offers of goods, since it sells them now.',
  object({
    merchantId: Id('The merchant.'),
    merchantName: Type.String({ description: 'Its name.', examples: ['پمپ‌یار'] }),
    cityName: Type.String({ description: 'Where it is.', examples: ['اصفهان'] }),
    goodsCount: Type.Integer({ description: 'How many of the goods it sells.', minimum: 1, examples: [2] }),
  }),
);
export type AskableSeller = Static<typeof AskableSeller>;

export const AskableSellersQuery = object({
  supplierProductIds: Type.Optional(IdList('Offers: whoever sells the same product is meant, too.', MOST_LINES)),
  baseProductIds: Type.Optional(IdList('Products, whoever makes and sells them.', MOST_LINES)),
});
export type AskableSellersQuery = Static<typeof AskableSellersQuery>;
