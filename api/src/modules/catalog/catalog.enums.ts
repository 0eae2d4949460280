import type { Static } from 'typebox';
import { namedEnum } from '../../platform/schema.ts';

export const CategoryType = namedEnum('CategoryType', 'The four roots of the market.', {
  IndustrialService: { en: 'Industrial manufacturing services.', fa: 'خدمات تولید صنعتی' },
  Product: { en: 'Equipment and industrial goods.', fa: 'تجهیزات و کالای صنعتی' },
  ConsultingService: { en: 'Design and consulting.', fa: 'طراحی و مشاوره' },
  ElectronicDocument: { en: 'Standards and documents.', fa: 'استانداردها و مدارک' },
});
export type CategoryType = Static<typeof CategoryType>;

export const PropertyDataType = namedEnum(
  'PropertyDataType',
  'What kind of value a property holds, and so how it is filtered.',
  {
    NUMERIC: { en: 'One number, mostly with a unit.', fa: 'عددی' },
    NUMERIC_RANGE: { en: 'Two numbers, such as the temperatures it stands.', fa: 'بازهٔ عددی' },
    ENUM: { en: 'One value of a list.', fa: 'انتخابی' },
    MULTI_ENUM: { en: 'Some values of a list.', fa: 'چندانتخابی' },
    BOOLEAN: { en: 'Yes or no.', fa: 'بله یا خیر' },
    TEXT: { en: 'Free text; not filtered by.', fa: 'متنی' },
  },
);
export type PropertyDataType = Static<typeof PropertyDataType>;

export const PublishState = namedEnum('PublishState', 'Where an entry is on its way to the public.', {
  DRAFT: { en: 'Being written.', fa: 'پیش‌نویس', tone: 'info' },
  PENDING: { en: 'Handed in, being checked.', fa: 'در انتظار بررسی', tone: 'warning' },
  PUBLISHED: { en: 'Shown to everyone.', fa: 'منتشر شده', tone: 'success' },
  HIDDEN: { en: 'Published before; its seller hides it for now.', fa: 'پنهان', tone: 'info' },
  REJECTED: { en: 'Checked and turned down.', fa: 'رد شده', tone: 'error' },
  ARCHIVED: { en: 'No longer offered.', fa: 'بایگانی شده', tone: 'info' },
});
export type PublishState = Static<typeof PublishState>;

export const ThingType = namedEnum('ThingType', 'What kind of thing of the market something is about.', {
  SUPPLIER_PRODUCT: { en: 'An offer.', fa: 'پیشنهاد' },
  BASE_PRODUCT: { en: 'A base product.', fa: 'کالا' },
  SUPPLIER: { en: 'A supplier.', fa: 'تأمین‌کننده' },
  MERCHANT: { en: 'A merchant.', fa: 'فروشنده' },
  CATEGORY: { en: 'A category.', fa: 'دسته' },
  CONTENT: { en: 'A page that people read.', fa: 'نوشته' },
});
export type ThingType = Static<typeof ThingType>;
