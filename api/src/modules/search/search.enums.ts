import type { Static } from 'typebox';
import { namedEnum } from '../../platform/schema.ts';

export const SuggestionKind = namedEnum(
  'SuggestionKind',
  'What a suggestion leads to: another text to search by, a category, an offer, a supplier, or something to read.',
  {
    QUERY: { en: 'Another text to search by.', fa: 'جست‌وجو' },
    CATEGORY: { en: 'A category, which leads to its list.', fa: 'دسته' },
    PRODUCT: { en: 'An offer.', fa: 'کالا' },
    SUPPLIER: { en: 'A supplier.', fa: 'تأمین‌کننده' },
    CONTENT: { en: 'Something to read: a page, a question, help or a video.', fa: 'خواندنی' },
  },
);
export type SuggestionKind = Static<typeof SuggestionKind>;

export const ContentKind = namedEnum(
  'ContentKind',
  'What people read of the site: where each kind stands, its path says.',
  {
    PAGE: { en: 'A page: an article, news, a guide or a page of the site.', fa: 'نوشته' },
    FAQ: { en: 'A question with its answer.', fa: 'پرسش متداول' },
    HELP: { en: 'Help for a screen of the site.', fa: 'راهنما' },
    VIDEO: { en: 'A video with captions.', fa: 'ویدئو' },
  },
);
export type ContentKind = Static<typeof ContentKind>;

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

export const SearchTier = namedEnum('SearchTier', 'How much of a text what is found has.', {
  ALL: { en: 'All of it.', fa: 'همهٔ نوشته' },
  ALMOST: { en: 'All but its least important piece.', fa: 'همه به‌جز یک بخش' },
  MOST: { en: 'Most of it.', fa: 'بیشتر نوشته' },
  NONE: { en: 'Nothing was found.', fa: 'پیدا نشد' },
});
export type SearchTier = Static<typeof SearchTier>;

export const LeftReason = namedEnum('LeftReason', 'Why words of a text were left out of a search.', {
  PLACE: { en: 'No such place among what is found.', fa: 'نبودن در این جا' },
  VALUE: { en: 'Nothing with that value.', fa: 'نبودن این مقدار' },
  UNIT: { en: 'Nothing is measured so there.', fa: 'سنجیده نشدن با این واحد' },
  SELLER: { en: 'Nothing by that seller.', fa: 'نبودن نزد این فروشنده' },
  WORD: { en: 'Nothing that has the word as well.', fa: 'نبودن این واژه در نتیجه‌ها' },
  UNKNOWN: { en: 'A word that is nowhere in use.', fa: 'واژهٔ ناشناخته' },
});
export type LeftReason = Static<typeof LeftReason>;

export const StockState = namedEnum('StockState', 'Whether an offer is at hand.', {
  IN_STOCK: { en: 'At hand.', fa: 'موجود', tone: 'success' },
  MADE_TO_ORDER: { en: 'Made when ordered.', fa: 'ساخت به سفارش', tone: 'info' },
  OUT: { en: 'Not to be had for now.', fa: 'ناموجود', tone: 'warning' },
});
export type StockState = Static<typeof StockState>;
