// What people read for the codes of problem answers. The generic field messages are the specification's, section 5.
const messages: Record<string, string> = {
  REQUIRED: 'این مورد الزامی است.',
  EMAIL: 'نشانی رایانامه درست نیست.',
  NUMERIC: 'فقط عدد وارد کنید.',
  INTEGER: 'فقط عدد صحیح وارد کنید.',
  UPPERCASE: 'فقط حروف بزرگ لاتین وارد کنید.',
  MAX_LENGTH: 'بیشترین طول مجاز {0} است.',
  MIN_LENGTH: 'کمترین طول مجاز {0} است.',
  EXACT_LENGTH: 'طول مقدار واردشده درست نیست.',
  CHAR_NOT_ALLOWED: 'نویسهٔ {0} مجاز نیست.',
  SELECT_ONE: 'دست‌کم یک مورد را انتخاب کنید.',
  FORMAT: 'قالب مقدار واردشده درست نیست.',
  MIN_VALUE: 'مقدار نباید کمتر از {0} باشد.',
  MAX_VALUE: 'مقدار نباید بیشتر از {0} باشد.',
  MAX_ITEMS: 'بیشترین تعداد مجاز {0} است.',
  UNKNOWN_PROPERTY: 'این پارامتر شناخته نشد.',
  UNKNOWN_VALUE: 'این مقدار شناخته نشد. مقدارهای مجاز: {0}',
  DUPLICATE: 'مقدار تکراری مجاز نیست.',
  UNIT_OF_ANOTHER_QUANTITY: 'این یکا برای این ویژگی نیست.',
  PROPERTY_NOT_IN_CATEGORY: 'این ویژگی در این دسته نیست.',
  PROPERTY_NOT_FILTERABLE: 'با این ویژگی نمی‌توان فیلتر کرد.',
  PAGE_TOO_DEEP: 'بیش از ردیف {0} قابل نمایش نیست؛ فهرست را محدودتر کنید.',
  QUERY_ARRAY_LIMIT: 'آرایه بیش از {0} عضو دارد.',
  QUERY_DEPTH_LIMIT: 'عمق پارامتر بیش از {0} است.',
  QUERY_PARAMETER_LIMIT: 'تعداد پارامترها بیش از {0} است.',
  QUERY_CONFLICT: 'این پارامتر با پارامتر دیگری ناسازگار است.',
  VALIDATION_FAILED: 'ورودی درست نیست.',
  ROUTE_NOT_FOUND: 'چنین نشانی‌ای وجود ندارد.',
  CATEGORY_NOT_FOUND: 'این دسته پیدا نشد.',
  BASE_PRODUCT_NOT_FOUND: 'این محصول پیدا نشد.',
  SUPPLIER_PRODUCT_NOT_FOUND: 'این محصول پیدا نشد.',
  SUPPLIER_PRODUCT_PART_NOT_FOUND: 'این بخش پیدا نشد.',
  SUPPLIER_NOT_FOUND: 'این تأمین‌کننده پیدا نشد.',
  MEASUREMENT_QUANTITY_NOT_FOUND: 'این کمیت پیدا نشد.',
  ENUM_NOT_FOUND: 'این شمارش پیدا نشد.',
  TYPE_MODEL_NOT_FOUND: 'این مدل پیدا نشد.',
  COUNTRY_NOT_FOUND: 'این کشور پیدا نشد.',
  STATE_NOT_FOUND: 'این استان پیدا نشد.',
  CITY_NOT_FOUND: 'این شهر پیدا نشد.',
  CITY_OF_ANOTHER_STATE: 'این شهر در استان انتخاب‌شده نیست.',
  CATEGORY_OF_ANOTHER_TYPE: 'این دسته از نوع انتخاب‌شده نیست.',
  MERCHANT_NOT_FOUND: 'این فروشنده پیدا نشد.',
  MERCHANT_DELEGATION_NOT_FOUND: 'این نمایندگی پیدا نشد.',
  MERCHANT_SALE_SETTING_NOT_FOUND: 'شرایط فروش این فروشنده پیدا نشد.',
  UNAUTHENTICATED: 'برای این کار باید وارد شوید.',
  OTP_INVALID: 'کد واردشده درست نیست یا زمان آن گذشته است.',
  OTP_RATE_LIMITED: 'درخواست کد بیش از اندازه است. کمی بعد دوباره تلاش کنید.',
  SESSION_ENDED: 'نشست شما پایان یافته است. دوباره وارد شوید.',
  SESSION_NOT_FOUND: 'این نشست پیدا نشد.',
  FORBIDDEN: 'شما به این بخش دسترسی ندارید.',
  ORDER_STEP: 'مقدار از {0} آغاز می‌شود و با گام {1} بالا می‌رود.',
  RATE_LIMITED: 'درخواست‌ها بیش از اندازه است. کمی بعد دوباره تلاش کنید.',
  PAYLOAD_TOO_LARGE: 'حجم درخواست بیش از اندازه است.',
  METHOD_NOT_ALLOWED: 'این روش درخواست اینجا پذیرفته نمی‌شود.',
  UNSUPPORTED_MEDIA_TYPE: 'نوع محتوای درخواست پشتیبانی نمی‌شود.',
  IDEMPOTENCY_KEY_REQUIRED: 'این درخواست شناسهٔ تکرار (Idempotency-Key) ندارد.',
  IDEMPOTENCY_KEY_MALFORMED: 'شناسهٔ تکرار (Idempotency-Key) درست نیست.',
  IDEMPOTENCY_KEY_REUSED: 'این شناسهٔ تکرار (Idempotency-Key) برای درخواست دیگری به کار رفته است.',
  IN_PROGRESS: 'همین درخواست در حال انجام است. کمی بعد دوباره تلاش کنید.',
  MALFORMED_REQUEST: 'درخواست خوانا نیست.',
  OVERLOADED: 'سامانه پرکار است. کمی بعد دوباره تلاش کنید.',
  DATABASE_UNAVAILABLE: 'مشکلی در ارائه خدمات پیش آمده. لطفا دوباره تلاش کنید',
  STORAGE_FULL: 'فضای ذخیره‌سازی سامانه پر است. کمی بعد دوباره تلاش کنید.',
  DEADLINE_EXCEEDED: 'پاسخ بیش از اندازه طول کشید. لطفا دوباره تلاش کنید',
  INTERNAL: 'مشکلی در ارائه خدمات پیش آمده. لطفا دوباره تلاش کنید',
};

const persianDigits = (text: string) => text.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!);

/** Message of a code with `{0}`… filled in, numbers in Persian digits. A code without a message is a mistake of ours, so it throws. */
export function messageOf(code: string, params: string[] = []): string {
  const text = messages[code];
  if (!text) throw new Error(`no message for ${code}`);
  return text.replace(/\{(\d)\}/g, (_, index: string) => {
    const param = params[Number(index)] ?? '';
    return /^\d+$/.test(param) ? persianDigits(param) : param;
  });
}
