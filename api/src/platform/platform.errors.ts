import type { OwnCodes } from './error-codes.ts';

/** Codes of what no feature owns. The generic field messages are the specification's, section 5. */
export const platformErrors = {
  VALIDATION_FAILED: { fa: 'ورودی درست نیست.', en: 'The input is not valid.' },
  REQUIRED: { fa: 'این مورد الزامی است.', en: 'This is required.' },
  EMAIL: { fa: 'نشانی ایمیل درست نیست.', en: 'This is not a valid e-mail address.' },
  NUMERIC: {
    fa: 'فقط عدد وارد کنید.',
    en: 'Enter numbers only.',
    of: {
      NATIONAL_ID: { fa: 'کد ملی را تنها با رقم بنویسید.', en: 'A national ID has digits only.' },
      NATIONAL_LEGAL_ID: { fa: 'شناسهٔ ملی را تنها با رقم بنویسید.', en: 'A company’s national ID has digits only.' },
      POSTAL_CODE: { fa: 'کد پستی را تنها با رقم بنویسید.', en: 'A postal code has digits only.' },
      RIAL: { fa: 'مبلغ را تنها با رقم بنویسید.', en: 'An amount has digits only.' },
    },
  },
  INTEGER: { fa: 'فقط عدد صحیح وارد کنید.', en: 'Enter a whole number.' },
  UPPERCASE: { fa: 'فقط حروف بزرگ لاتین وارد کنید.', en: 'Use Latin capital letters only.' },
  MAX_LENGTH: { fa: 'بیشترین طول مجاز {0} است.', en: 'This may have at most {0} characters.', params: ['limit'] },
  MIN_LENGTH: { fa: 'کمترین طول مجاز {0} است.', en: 'This must have at least {0} characters.', params: ['limit'] },
  EXACT_LENGTH: {
    fa: 'این مورد باید {0} نویسه باشد.',
    en: 'This must have exactly {0} characters.',
    params: ['length'],
    of: {
      NATIONAL_ID: { fa: 'کد ملی باید {0} رقم باشد.', en: 'A national ID has {0} digits.' },
      NATIONAL_LEGAL_ID: { fa: 'شناسهٔ ملی باید {0} رقم باشد.', en: 'A company’s national ID has {0} digits.' },
      POSTAL_CODE: { fa: 'کد پستی باید {0} رقم باشد.', en: 'A postal code has {0} digits.' },
      SHEBA: {
        fa: 'شمارهٔ شبا پس از IR باید {0} رقم داشته باشد.',
        en: 'An Iranian IBAN (Sheba) has {0} digits after IR.',
      },
    },
  },
  CHAR_NOT_ALLOWED: {
    fa: 'نویسهٔ {0} مجاز نیست.',
    en: 'The character {0} is not allowed.',
    params: ['character'],
    of: {
      'UTF-8': {
        fa: 'متن خوانا نیست؛ کدگذاری آن باید UTF-8 باشد.',
        en: 'The text cannot be read; it must be encoded in UTF-8.',
      },
    },
  },
  MIN_ITEMS: { fa: 'دست‌کم {0} مورد را انتخاب کنید.', en: 'Choose at least {0}.', params: ['limit'] },
  MAX_ITEMS: { fa: 'بیشترین تعداد مجاز {0} است.', en: 'At most {0} are allowed.', params: ['limit'] },
  SELECT_ONE: { fa: 'دست‌کم یک مورد را انتخاب کنید.', en: 'Choose at least one.' },
  ONE_OF: {
    fa: 'این مورد همراه با مورد دیگری فرستاده شده که جای آن است؛ تنها یکی را بفرستید.',
    en: 'This was sent together with {0}, which stands for the same; send only one of them.',
    params: ['otherField'],
  },
  MIN_VALUE: { fa: 'مقدار نباید کمتر از {0} باشد.', en: 'The value must not be less than {0}.', params: ['limit'] },
  MAX_VALUE: { fa: 'مقدار نباید بیشتر از {0} باشد.', en: 'The value must not be more than {0}.', params: ['limit'] },
  DECIMAL_PLACES: {
    fa: 'بیشترین رقم پس از ممیز {0} است.',
    en: 'There may be at most {0} digits after the point.',
    params: ['limit'],
  },
  AMOUNT_TOO_LARGE: {
    fa: 'مبلغ بیش از {0} ریال می‌شود؛ مقدار را کم کنید.',
    en: 'The amount would be more than {0} rials.',
    params: ['limit'],
  },
  FORMAT: {
    fa: 'قالب مقدار واردشده درست نیست.',
    en: 'The value does not have the right format.',
    of: {
      POSTAL_CODE: {
        fa: 'این کد پستی درست نیست؛ رقم‌های آن همه یکی است.',
        en: 'This postal code is not right: all its digits are the same.',
      },
      SHEBA: {
        fa: 'شمارهٔ شبا با IR آغاز می‌شود و پس از آن تنها رقم دارد.',
        en: 'An Iranian IBAN (Sheba) begins with IR and has only digits after it.',
      },
      WEBSITE: {
        fa: 'نشانی وب‌سایت را کامل بنویسید، مانند https://example.ir',
        en: 'Write the whole address of the website, such as https://example.ir',
      },
      MOBILE: {
        fa: 'شمارهٔ موبایل را کامل بنویسید، مانند ۰۹۱۲۱۲۳۴۵۶۷.',
        en: 'Write the whole mobile number, such as 09121234567.',
      },
      PHONE: {
        fa: 'شمارهٔ موبایل، یا تلفن ثابت را با کد شهر بنویسید، مانند ۰۲۱۸۸۷۷۶۶۵۵.',
        en: 'Write a mobile number, or a landline with its area code, such as 02188776655.',
      },
      DAY: { fa: 'این تاریخ درست نیست.', en: 'There is no such date.' },
    },
  },
  CHECK_DIGIT: {
    fa: 'این شماره درست نیست؛ رقم‌ها را دوباره بررسی کنید.',
    en: 'This number is not right; please check its digits.',
    of: {
      NATIONAL_ID: {
        fa: 'این کد ملی درست نیست؛ رقم‌ها را دوباره بررسی کنید.',
        en: 'This national ID is not right; please check its digits.',
      },
      NATIONAL_LEGAL_ID: {
        fa: 'این شناسهٔ ملی درست نیست؛ رقم‌ها را دوباره بررسی کنید.',
        en: 'This company’s national ID is not right; please check its digits.',
      },
      SHEBA: {
        fa: 'این شمارهٔ شبا درست نیست؛ رقم‌ها را دوباره بررسی کنید.',
        en: 'This Iranian IBAN (Sheba) is not right; please check its digits.',
      },
    },
  },
  IN_FUTURE: { fa: 'این تاریخ هنوز نرسیده است.', en: 'This date is still to come.' },
  TOO_YOUNG: { fa: 'سن باید دست‌کم ۱۸ سال باشد.', en: 'One must be at least 18 years old.' },
  DUPLICATE: { fa: 'مقدار تکراری مجاز نیست.', en: 'The same value may not stand here twice.' },
  DUPLICATE_KEY: {
    fa: 'این نام در یک شیء JSON دو بار آمده است.',
    en: 'The same key appears twice in one JSON object.',
  },
  JSON_TOO_DEEP: {
    fa: 'داده‌های JSON بیش از {0} سطح تودرتو هستند.',
    en: 'The JSON is nested deeper than {0} levels.',
    params: ['limit'],
  },
  NUMBER_TOO_LARGE: { fa: 'این عدد بیش از اندازه بزرگ است.', en: 'This number is too large.' },
  UNKNOWN_PROPERTY: { fa: 'این پارامتر شناخته نشد.', en: 'There is no parameter of this name.' },
  UNKNOWN_VALUE: {
    fa: 'این مقدار شناخته نشد؛ یکی از گزینه‌ها را انتخاب کنید.',
    en: 'This value is not known; choose one of the options.',
    params: ['values'],
  },
  QUERY_ARRAY_LIMIT: {
    fa: 'آرایه بیش از {0} عضو دارد.',
    en: 'The array has more than {0} items.',
    params: ['limit'],
  },
  QUERY_DEPTH_LIMIT: {
    fa: 'عمق پارامتر بیش از {0} است.',
    en: 'The parameter is nested deeper than {0} levels.',
    params: ['limit'],
  },
  QUERY_PARAMETER_LIMIT: {
    fa: 'تعداد پارامترها بیش از {0} است.',
    en: 'There are more than {0} parameters.',
    params: ['limit'],
  },
  QUERY_CONFLICT: {
    fa: 'این پارامتر با پارامتر دیگری ناسازگار است.',
    en: 'This parameter contradicts another one; send only one of them.',
  },
  PAGE_TOO_DEEP: {
    fa: 'بیش از ردیف {0} قابل نمایش نیست؛ فهرست را محدودتر کنید.',
    en: 'Pages end at row {0}; narrow the list, or go on by cursor (`after`).',
    params: ['lastRow'],
  },
  UPDATED_SINCE_TOO_OLD: {
    fa: 'حذف‌شده‌ها تا {0} روز گفته می‌شوند؛ فهرست را از آغاز بخوانید.',
    en: 'Removals are kept for {0} days; read the whole list again.',
    params: ['days'],
  },
  CURSOR_INVALID: {
    fa: 'این نشانه از این فهرست با این ترتیب نیست؛ فهرست را از آغاز بخوانید.',
    en: 'This cursor is not of this list in this order; read the list from its beginning.',
  },
  ADDRESS_PART_NOT_FOUND: { fa: 'این بخش پیدا نشد.', en: 'There is no such part of the addresses.' },
  VERSION_CONFLICT: {
    fa: 'این مورد در این فاصله تغییر کرده است. تغییرها را ببینید و دوباره ذخیره کنید.',
    en: 'This was changed in the meantime. Look at the changes and save again.',
    params: ['currentVersion'],
  },
  INVALID_TRANSITION: {
    fa: 'این کار در وضعیت «{0}» ممکن نیست. کارهای ممکن: {1}.',
    en: 'This cannot be done in the state “{0}”. You can: {1}.',
    params: ['state', 'actions'],
    of: {
      '': {
        fa: 'این کار در وضعیت «{0}» ممکن نیست. وضعیت تازه را ببینید.',
        en: 'This cannot be done in the state “{0}”.',
      },
    },
  },

  UNAUTHENTICATED: { fa: 'برای این کار باید وارد شوید.', en: 'Log in to do this.' },
  FORBIDDEN: { fa: 'شما به این بخش دسترسی ندارید.', en: 'You have no access to this.' },
  ROUTE_NOT_FOUND: { fa: 'چنین نشانی‌ای وجود ندارد.', en: 'There is nothing at this address.' },
  METHOD_NOT_ALLOWED: {
    fa: 'این روش درخواست اینجا پذیرفته نمی‌شود.',
    en: 'This address does not take requests of this method.',
  },
  MALFORMED_REQUEST: { fa: 'درخواست خوانا نیست.', en: 'The request cannot be read.' },
  PAYLOAD_TOO_LARGE: { fa: 'حجم درخواست بیش از اندازه است.', en: 'The request is too large.' },
  UNSUPPORTED_MEDIA_TYPE: {
    fa: 'نوع محتوای درخواست پشتیبانی نمی‌شود.',
    en: 'The content type of the request is not supported.',
  },
  REQUEST_TIMED_OUT: {
    fa: 'درخواست به‌موقع کامل نرسید. دوباره تلاش کنید.',
    en: 'The request did not arrive in time. Please try again.',
  },
  UPLOAD_TIMED_OUT: {
    fa: 'بارگذاری بیش از اندازه طول کشید. دوباره تلاش کنید.',
    en: 'The upload took too long. Please try again.',
  },
  RATE_LIMITED: {
    fa: 'درخواست‌ها بیش از اندازه است. کمی بعد دوباره تلاش کنید.',
    en: 'There were too many requests. Please try again a little later.',
  },
  LIVE_STREAMS_LIMIT: {
    fa: 'ارتباط‌های زندهٔ شما بیش از اندازه است. یکی را ببندید یا کمی بعد دوباره تلاش کنید.',
    en: 'Too many of your streams are open. Close one, or try again a little later.',
  },
  IDEMPOTENCY_KEY_REQUIRED: {
    fa: 'این درخواست شناسهٔ تکرار (Idempotency-Key) ندارد.',
    en: 'This request needs an Idempotency-Key.',
  },
  IDEMPOTENCY_KEY_MALFORMED: {
    fa: 'شناسهٔ تکرار (Idempotency-Key) باید ۱ تا ۲۰۰ نویسهٔ دیدنی ASCII و بدون فاصله باشد.',
    en: 'The Idempotency-Key must be 1 to 200 visible ASCII characters, without spaces.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    fa: 'این شناسهٔ تکرار (Idempotency-Key) برای همین کار با محتوای دیگری به کار رفته است.',
    en: 'This Idempotency-Key was used for the same act with other content.',
  },
  IN_PROGRESS: {
    fa: 'همین درخواست در حال انجام است. کمی بعد دوباره تلاش کنید.',
    en: 'The same request is being worked on. Please try again a little later.',
  },

  BUSY: {
    fa: 'سایت شلوغ است. کمی بعد دوباره تلاش کنید.',
    en: 'The site is busy. Please try again a little later.',
  },
  OVERLOADED: {
    fa: 'سایت شلوغ است. کمی بعد دوباره تلاش کنید.',
    en: 'The site is busy. Please try again a little later.',
  },
  STORAGE_FULL: {
    fa: 'فضای ذخیره‌سازی سامانه پر است. کمی بعد دوباره تلاش کنید.',
    en: 'There is no room left to store this. Please try again later.',
  },
  DATABASE_UNAVAILABLE: {
    fa: 'مشکلی در ارائه خدمات پیش آمده. لطفا دوباره تلاش کنید',
    en: 'Something went wrong on our side. Please try again.',
  },
  DEADLINE_EXCEEDED: {
    fa: 'پاسخ بیش از اندازه طول کشید. لطفا دوباره تلاش کنید',
    en: 'The answer took too long. Please try again.',
  },
  INTERNAL: {
    fa: 'مشکلی در ارائه خدمات پیش آمده. لطفا دوباره تلاش کنید',
    en: 'Something went wrong on our side. Please try again.',
  },
} satisfies OwnCodes;

declare module './error-codes.ts' {
  interface CodesByOwner {
    platform: keyof typeof platformErrors;
  }
}
