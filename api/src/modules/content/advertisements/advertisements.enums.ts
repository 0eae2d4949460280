import type { Static } from 'typebox';
import { namedEnum } from '../../../platform/schema.ts';

export const AdvertisementSlot = namedEnum('AdvertisementSlot', 'A place of pages that shows one advertisement.', {
  HOME_TOP: { en: 'Near the top of the home page.', fa: 'بالای صفحهٔ نخست' },
  LIST_SIDE: { en: 'Beside a list of products, under its filters.', fa: 'کنار فهرست کالا' },
  CATEGORY_TOP: { en: 'Near the top of the page of a category.', fa: 'بالای صفحهٔ دسته' },
  SEARCH_INLINE: { en: 'Above what a search found.', fa: 'بالای نتیجه‌های جست‌وجو' },
  PAGE_END: { en: 'Below a text that people read.', fa: 'پایان نوشته‌ها' },
});
export type AdvertisementSlot = Static<typeof AdvertisementSlot>;

export const AdvertisementState = namedEnum('AdvertisementState', 'Where an advertisement stands, by the clock.', {
  UPCOMING: { en: 'Its time is still to come.', fa: 'در نوبت', tone: 'info' },
  RUNNING: { en: 'Its time is now.', fa: 'در حال نمایش', tone: 'success' },
  ENDED: { en: 'Its time is over.', fa: 'پایان‌یافته', tone: 'question' },
  ARCHIVED: { en: 'Staff took it away for good.', fa: 'بایگانی‌شده', tone: 'question' },
});
export type AdvertisementState = Static<typeof AdvertisementState>;
