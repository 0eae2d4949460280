/** Why a line of an older order is not in the new draft. */
const reasons: Record<string, string> = {
  SUPPLIER_PRODUCT_NOT_FOUND: 'دیگر عرضه نمی‌شود',
  DELEGATION_ENDED: 'نمایندگی فروشنده برای آن پایان یافته است',
  PRICE_ON_REQUEST: 'قیمت آن اکنون با استعلام گفته می‌شود',
  OUT_OF_TERRITORY: 'فروشنده اکنون آن را به شهر مقصد نمی‌فروشد',
  BASE_PRODUCT_NOT_FOUND: 'دیگر در فهرست کالاها نیست',
  DUPLICATE: 'دو بار خواسته شده است',
  OTHER_SELLER: 'فروشندهٔ آن عوض شده است',
  MIN_VALUE: 'حداقل سفارش آن بیشتر شده است',
  ORDER_STEP: 'گام سفارش آن عوض شده است',
};

/** Why a seller of an older request is not in the new draft. */
const sellerReasons: Record<string, string> = {
  MERCHANT_NOT_CONFIRMED: 'اکنون در راسته نمی‌فروشد',
  SELLER_NOT_HERE: 'کسی در راسته پاسخ‌گوی آن نیست',
  OWN_OFFER: 'از شرکت خودتان است',
  CONVERSATION_BLOCKED: 'گفت‌وگو با آن بسته شده است',
};

/** Every word of ordering the same again. */
export const copyMessages = {
  button: { DIRECT_ORDER: 'سفارش دوباره', OPEN_RFQ: 'استعلام دوباره' },
  buttonOf: {
    DIRECT_ORDER: (number: string) => `سفارش دوباره از ${number}`,
    OPEN_RFQ: (number: string) => `استعلام دوباره از ${number}`,
  },
  text: {
    DIRECT_ORDER:
      'پیش‌نویس تازه‌ای با همین ردیف‌ها و قیمت‌های امروز ساخته می‌شود. تا آن را تأیید نکنید، فروشنده چیزی نمی‌بیند.',
    OPEN_RFQ:
      'پیش‌نویس تازه‌ای با همین ردیف‌ها و همین فروشندگان ساخته می‌شود. تا آن را تأیید نکنید، فروشندگان چیزی نمی‌بینند.',
  },
  act: 'ساختن پیش‌نویس',
  leftRowsText: 'پیشنهادی که پذیرفته شد این ردیف‌ها را ندارد:',
  leftRows: (count: string) => `درخواست تازه برای این ${count} ردیف`,
  leftOut: 'این ردیف‌ها در پیش‌نویس تازه نیست:',
  lineLeftOut: (title: string, code: string) => `${title}: ${reasons[code] ?? 'اکنون سفارش داده نمی‌شود'}`,
  leftOutSellers: 'این فروشندگان در پیش‌نویس تازه نیستند:',
  sellerLeftOut: (name: string, code: string) => `${name}: ${sellerReasons[code] ?? 'اکنون از آن نمی‌توان پرسید'}`,
  goOn: 'رفتن به پیش‌نویس',
};
