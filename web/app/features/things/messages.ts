/** What is said of the things of the market in lists of one's own. */
export const thingMessages = {
  kind: {
    SUPPLIER_PRODUCT: 'پیشنهاد',
    BASE_PRODUCT: 'کالا',
    SUPPLIER: 'تأمین‌کننده',
    MERCHANT: 'فروشنده',
    CATEGORY: 'دسته',
    CONTENT: 'نوشته',
  } as Record<string, string>,
  /** Of many. */
  names: {
    SUPPLIER_PRODUCT: 'پیشنهادها',
    BASE_PRODUCT: 'کالاها',
    SUPPLIER: 'تأمین‌کنندگان',
    MERCHANT: 'فروشندگان',
    CATEGORY: 'دسته‌ها',
    CONTENT: 'نوشته‌ها',
  },
  kinds: 'نوع',
  all: 'همه',
  previous: 'صفحهٔ پیش',
  next: 'صفحهٔ بعد',
  toCatalogue: 'دیدن کالاها',
  gone: 'دیگر در دسترس نیست',
  offers: (count: string) => `${count} پیشنهاد`,
  minutes: (count: string) => `${count} دقیقه خواندن`,
  from: (price: string) => `از ${price}`,
  line: (...parts: (string | null)[]) => parts.filter(Boolean).join('، '),
  each: (unit: string) => `هر ${unit}`,
};
