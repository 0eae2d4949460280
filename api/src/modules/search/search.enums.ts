import type { Static } from 'typebox';
import { namedEnum } from '../../platform/schema.ts';

export const SuggestionKind = namedEnum(
  'SuggestionKind',
  'What a suggestion leads to: another text to search by, a category, an offer, or a supplier.',
  {
    QUERY: { en: 'Another text to search by.', fa: 'جست‌وجو' },
    CATEGORY: { en: 'A category, which leads to its list.', fa: 'دسته' },
    PRODUCT: { en: 'An offer.', fa: 'کالا' },
    SUPPLIER: { en: 'A supplier.', fa: 'تأمین‌کننده' },
  },
);
export type SuggestionKind = Static<typeof SuggestionKind>;

export const ProductSort = namedEnum(
  'ProductSort',
  'Orders of a product list; offers without a price come last in PRICE_ASC.',
  {
    RELEVANCE: { en: 'Best match first.', fa: 'مرتبط‌ترین' },
    NEWEST: { en: 'Last published first.', fa: 'تازه‌ترین' },
    PRICE_ASC: { en: 'Cheapest first, offers without a price last.', fa: 'ارزان‌ترین' },
    LEAD_TIME: { en: 'Soonest to leave the supplier first.', fa: 'زودترین تحویل' },
    RATING: { en: 'Best rated supplier first.', fa: 'بهترین امتیاز تأمین‌کننده' },
    RESPONSE_TIME: { en: 'Supplier who answers soonest first.', fa: 'سریع‌ترین پاسخ‌گویی' },
  },
);
export type ProductSort = Static<typeof ProductSort>;

export const RangeMatch = namedEnum(
  'RangeMatch',
  'How a NUMERIC_RANGE meets an interval: it covers all of it, or overlaps it.',
  {
    cover: { en: 'The range contains all of the interval.', fa: 'همهٔ بازه را بپوشاند' },
    overlap: { en: 'The range and the interval have some part in common.', fa: 'با بازه هم‌پوشانی داشته باشد' },
  },
);
export type RangeMatch = Static<typeof RangeMatch>;
