import type { Static } from 'typebox';
import { namedEnum } from '../../platform/schema.ts';

export const VisitedType = namedEnum('VisitedType', 'What kind of thing is looked at.', {
  SUPPLIER_PRODUCT: { en: 'An offer.', fa: 'پیشنهاد' },
  BASE_PRODUCT: { en: 'A base product.', fa: 'کالا' },
  SUPPLIER: { en: 'A supplier.', fa: 'تأمین‌کننده' },
  MERCHANT: { en: 'A merchant.', fa: 'فروشنده' },
  CATEGORY: { en: 'A category.', fa: 'دسته' },
});
export type VisitedType = Static<typeof VisitedType>;
