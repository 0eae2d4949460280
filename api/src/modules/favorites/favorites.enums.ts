import type { Static } from 'typebox';
import { namedEnum } from '../../platform/schema.ts';

export const FavoriteType = namedEnum('FavoriteType', 'What kind of thing is saved.', {
  SUPPLIER_PRODUCT: { en: 'An offer.', fa: 'پیشنهاد' },
  PRODUCT: { en: 'A base product.', fa: 'کالا' },
  SUPPLIER: { en: 'A supplier.', fa: 'تأمین‌کننده' },
  MERCHANT: { en: 'A merchant.', fa: 'فروشنده' },
  CATEGORY: { en: 'A category.', fa: 'دسته' },
});
export type FavoriteType = Static<typeof FavoriteType>;

export const FavoriteSort = namedEnum('FavoriteSort', 'Order of saved things.', {
  NEWEST: { en: 'Last saved first.', fa: 'تازه‌ترین' },
  OLDEST: { en: 'First saved first.', fa: 'قدیمی‌ترین' },
});
export type FavoriteSort = Static<typeof FavoriteSort>;
