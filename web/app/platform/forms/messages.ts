import { toPersianDigits } from '../text/digits.ts';

const wrongDay = (like: string) => `این تاریخ درست نیست؛ سال، ماه و روز را مانند ${like} بنویسید.`;

/**
 * Rules of fields by their stable codes, and by the kind of field that a rule's last parameter names: the generic messages of
 * the specification, section 5, and those of our own, in the api's words.
 */
const rules: Record<string, string> = {
  REQUIRED: 'این مورد الزامی است.',
  EMAIL: 'نشانی ایمیل درست نیست.',
  NUMERIC: 'فقط عدد وارد کنید.',
  TOMANS: 'مبلغ را با رقم و به تومان بنویسید، مانند ۵۰٬۰۰۰٬۰۰۰.',
  INTEGER: 'فقط عدد صحیح وارد کنید.',
  UPPERCASE: 'فقط حروف بزرگ لاتین وارد کنید.',
  MAX_LENGTH: 'بیشترین طول مجاز {0} است.',
  MIN_LENGTH: 'کمترین طول مجاز {0} است.',
  'NUMERIC.NATIONAL_ID': 'کد ملی را تنها با رقم بنویسید.',
  'NUMERIC.NATIONAL_LEGAL_ID': 'شناسهٔ ملی را تنها با رقم بنویسید.',
  'NUMERIC.POSTAL_CODE': 'کد پستی را تنها با رقم بنویسید.',
  EXACT_LENGTH: 'این مورد باید {0} نویسه باشد.',
  'EXACT_LENGTH.NATIONAL_ID': 'کد ملی باید {0} رقم باشد.',
  'EXACT_LENGTH.NATIONAL_LEGAL_ID': 'شناسهٔ ملی باید {0} رقم باشد.',
  'EXACT_LENGTH.POSTAL_CODE': 'کد پستی باید {0} رقم باشد.',
  'EXACT_LENGTH.SHEBA': 'شمارهٔ شبا پس از IR باید {0} رقم داشته باشد.',
  'EXACT_LENGTH.OTP': 'کد باید {0} رقم باشد.',
  'FORMAT.POSTAL_CODE': 'این کد پستی درست نیست؛ رقم‌های آن همه یکی است.',
  'FORMAT.SHEBA': 'شمارهٔ شبا با IR آغاز می‌شود و پس از آن تنها رقم دارد.',
  'FORMAT.WEBSITE': 'نشانی وب‌سایت را کامل بنویسید، مانند https://example.ir',
  'FORMAT.MOBILE': 'شمارهٔ موبایل را کامل بنویسید، مانند ۰۹۱۲۱۲۳۴۵۶۷.',
  'FORMAT.PHONE': 'شمارهٔ موبایل، یا تلفن ثابت را با کد شهر بنویسید، مانند ۰۲۱۸۸۷۷۶۶۵۵.',
  'FORMAT.DAY': wrongDay('۱۴۰۶/۰۱/۳۱'),
  'FORMAT.BIRTH_DAY': wrongDay('۱۳۷۰/۰۵/۲۱'),
  'CHECK_DIGIT.NATIONAL_ID': 'این کد ملی درست نیست؛ رقم‌ها را دوباره بررسی کنید.',
  'CHECK_DIGIT.NATIONAL_LEGAL_ID': 'این شناسهٔ ملی درست نیست؛ رقم‌ها را دوباره بررسی کنید.',
  'CHECK_DIGIT.SHEBA': 'این شمارهٔ شبا درست نیست؛ رقم‌ها را دوباره بررسی کنید.',
  CHAR_NOT_ALLOWED: 'نویسهٔ {0} مجاز نیست.',
  SELECT_ONE: 'دست‌کم یک مورد را انتخاب کنید.',
  FORMAT: 'قالب مقدار واردشده درست نیست.',
  CHECK_DIGIT: 'این شماره درست نیست؛ رقم‌ها را دوباره بررسی کنید.',
  TOO_YOUNG: 'سن باید دست‌کم ۱۸ سال باشد.',
  IN_FUTURE: 'این تاریخ هنوز نرسیده است.',
  MIN_VALUE: 'مقدار نباید کمتر از {0} باشد.',
  MAX_VALUE: 'مقدار نباید بیشتر از {0} باشد.',
  MAX_ITEMS: 'بیشترین تعداد مجاز {0} است.',
};

/**
 * What a person reads for a broken rule: `MAX_LENGTH 50` gives the limit in Persian digits; where the last parameter names a kind
 * of field that has a sentence of its own, that one. The api says the others itself; one that came without words is a FORMAT.
 */
export function ruleText(code: string, params: readonly unknown[] = []): string {
  const text = rules[`${code}.${String(params.at(-1))}`] ?? rules[code] ?? rules.FORMAT!;
  return toPersianDigits(text.replace(/\{(\d)\}/g, (_, index: string) => String(params[Number(index)] ?? '')));
}

export const formMessages = {
  required: '(الزامی)',
  optional: 'اختیاری',
  /** Who reads what is typed. */
  to: (names: string) => `به: ${names}`,
  summary: (count: number) =>
    count === 1 ? 'یک مورد نیاز به اصلاح دارد:' : `${toPersianDigits(String(count))} مورد نیاز به اصلاح دارد:`,
  noScript: 'برای نوشتن و ذخیره، جاوااسکریپت مرورگر باید روشن باشد.',
  unsavedTitle: 'نوشته‌های شما ذخیره نشده است',
  unsavedText: 'اگر از اینجا بروید، آنچه نوشته‌اید از بین می‌رود.',
  restored: 'آنچه پیش‌تر نوشته و ذخیره نکرده بودید برگردانده شد.',
  discardRestored: 'دور ریختن این نوشته‌ها',
  keepWriting: 'ادامهٔ نوشتن',
  loseTyped: 'رفتن بدون ذخیره',
  offline: 'ارتباط با سرور برقرار نشد. نوشته‌های شما همین‌جا مانده است؛ دوباره تلاش کنید.',
  failed: 'ذخیره نشد. نوشته‌های شما همین‌جا مانده است؛ کمی بعد دوباره تلاش کنید.',
  requestId: 'کد پیگیری:',
  gone: 'این مورد در این میان تغییر کرده و دیگر اینجا نیست. نوشته‌های شما همین‌جا مانده است.',
  conflict: 'در این میان این اطلاعات جای دیگری تغییر کرده است.',
  conflictLead: 'نوشته‌های شما دست نخورده است. این موارد اکنون مقدار دیگری دارند:',
  conflictNone: 'مقدارهایی که اکنون ذخیره است با آنچه شما دیدید یکی است.',
  nowIs: 'اکنون:',
  nothing: 'خالی',
  keepMine: 'ذخیرهٔ نوشتهٔ من',
  takeTheirs: 'نمایش مقدارهای تازه',
  openCalendar: (label: string) => `انتخاب ${label} از تقویم`,
  opening: 'در حال باز کردن تقویم',
  month: 'ماه',
  year: 'سال',
  weekdays: ['یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه', 'جمعه', 'شنبه'],
  /** What the calendar says, by the library's own keys. */
  calendar: {
    previous: 'ماه پیش',
    next: 'ماه بعد',
    selectedDateDescription: ({ date }: { date: string }) => `روز انتخاب‌شده: ${date}`,
    todayDate: ({ date }: { date: string }) => `امروز، ${date}`,
    todayDateSelected: ({ date }: { date: string }) => `امروز، ${date}، انتخاب‌شده`,
    dateSelected: ({ date }: { date: string }) => `${date}، انتخاب‌شده`,
    minimumDate: 'نخستین روز ممکن',
    maximumDate: 'آخرین روز ممکن',
  },
  cancel: 'انصراف',
  close: 'بستن',
};
