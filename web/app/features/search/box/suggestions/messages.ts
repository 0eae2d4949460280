/** Words of the suggestions: fetched with them, once somebody types. */
export const suggestionMessages = {
  kinds: {
    RECENT: 'جست‌وجوهای اخیر شما در این دستگاه',
    QUERY: 'جست‌وجو',
    CATEGORY: 'دسته‌ها',
    PRODUCT: 'کالاها',
    SUPPLIER: 'تأمین‌کنندگان',
    CONTENT: 'خواندنی‌ها',
  },
  forgetRecent: 'پاک کردن این فهرست',
};
