/** Words of the suggestions: fetched with them, once somebody types. */
export const suggestionMessages = {
  kinds: {
    QUERY: 'جست‌وجو',
    CATEGORY: 'دسته‌ها',
    PRODUCT: 'کالاها',
    SUPPLIER: 'تأمین‌کنندگان',
    CONTENT: 'خواندنی‌ها',
  },
};
