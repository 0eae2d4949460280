/** Why a line of an older order is not in the new draft. */
const reasons: Record<string, string> = {
  SUPPLIER_PRODUCT_NOT_FOUND: 'دیگر عرضه نمی‌شود',
  DELEGATION_ENDED: 'نمایندگی فروشنده برای آن پایان یافته است',
  PRICE_ON_REQUEST: 'قیمت آن اکنون با استعلام گفته می‌شود',
  OUT_OF_TERRITORY: 'فروشنده اکنون آن را به شهر مقصد نمی‌فروشد',
  OTHER_SELLER: 'فروشندهٔ آن عوض شده است',
  MIN_VALUE: 'حداقل سفارش آن بیشتر شده است',
  ORDER_STEP: 'گام سفارش آن عوض شده است',
};

/** Every word of ordering the same again. */
export const copyMessages = {
  button: 'سفارش دوباره',
  buttonOf: (number: string) => `سفارش دوباره از ${number}`,
  text: 'پیش‌نویس تازه‌ای با همین ردیف‌ها و قیمت‌های امروز ساخته می‌شود. تا آن را تأیید نکنید، فروشنده چیزی نمی‌بیند.',
  act: 'ساختن پیش‌نویس',
  leftOut: 'این ردیف‌ها در پیش‌نویس تازه نیست:',
  lineLeftOut: (title: string, code: string) => `${title}: ${reasons[code] ?? 'اکنون سفارش داده نمی‌شود'}`,
  goOn: 'رفتن به پیش‌نویس',
};
