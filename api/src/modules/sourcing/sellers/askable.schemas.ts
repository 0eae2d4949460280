import { Type, type Static } from 'typebox';
import { Id, IdList, named, object } from '../../../platform/schema.ts';
import { MOST_SELLERS } from '../rfq/limits.ts';
import { MOST_LINES } from '../requests/trade-steps.schemas.ts';

export const AskableSeller = named(
  'AskableSeller',
  'A merchant that can be asked for offers of goods, since it sells them now.',
  object({
    merchantId: Id('Id of the merchant that can be asked.'),
    merchantName: Type.String({ description: 'Name of the merchant as buyers read it.', examples: ['پمپ‌یار'] }),
    cityName: Type.String({
      description: 'Name of the city in which the merchant has its seat.',
      examples: ['اصفهان'],
    }),
    goodsCount: Type.Integer({ description: 'How many of the goods it sells.', minimum: 1, examples: [2] }),
  }),
);
export type AskableSeller = Static<typeof AskableSeller>;

export const AskableSellersQuery = object({
  supplierProductIds: Type.Optional(IdList('Offers: whoever sells the same product is meant, too.', MOST_LINES)),
  merchantIds: Type.Optional(IdList('Merchants that are asked about; all sellers without it.', MOST_SELLERS)),
  baseProductIds: Type.Optional(IdList('Products, whoever makes and sells them.', MOST_LINES)),
});
export type AskableSellersQuery = Static<typeof AskableSellersQuery>;
