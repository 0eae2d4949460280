/** What is said of the things of the market in lists of one's own. */
export const thingMessages = {
  kind: {
    SUPPLIER_PRODUCT: 'پیشنهاد',
    PRODUCT: 'محصول',
    BASE_PRODUCT: 'محصول',
    SUPPLIER: 'تأمین‌کننده',
    MERCHANT: 'فروشنده',
    CATEGORY: 'دسته',
  } as Record<string, string>,
  gone: 'دیگر در دسترس نیست',
  offers: (count: string) => `${count} پیشنهاد`,
  goods: (count: string) => `${count} کالا`,
  from: (price: string) => `از ${price}`,
  line: (...parts: (string | null)[]) => parts.filter(Boolean).join('، '),
  each: (unit: string) => `هر ${unit}`,
};
