/** The words around every page: header, footer, error pages. */
export const shellMessages = {
  skip: 'رفتن به محتوای صفحه',
  basket: 'سبد نیاز',
  homeLink: 'راسته، صفحهٔ اصلی',
  login: 'ورود',
  account: 'حساب من',
  slogan: 'بازار کالا و خدمات صنعتی',
  menu: {
    label: 'دسته‌ها',
    phone: 'فهرست دسته‌ها',
    all: (name: string) => `همهٔ ${name}`,
    failed: 'فهرست دسته‌ها بارگذاری نشد',
    retry: 'دوباره',
  },
  print: { on: (date: string) => `چاپ‌شده در ${date}`, from: 'از نشانی' },
  offline: 'اتصال اینترنت قطع است. صفحه‌های دیده‌شده در دسترس‌اند.',
  error: {
    heading: 'خطا',
    notFound: 'صفحه مورد نظر پیدا نشد!',
    generic: 'مشکلی در ارائه خدمات پیش آمده. لطفا دوباره تلاش کنید',
    forbidden: 'شما اجازهٔ دیدن این صفحه را ندارید.',
    tooMany: 'درخواست‌های شما بیش از اندازه است. کمی بعد دوباره تلاش کنید.',
    badInput: 'بخشی از نشانی این صفحه پذیرفته نشد.',
    home: 'بازگشت به صفحهٔ اصلی',
    back: 'بازگشت به صفحهٔ قبلی',
    retry: 'تلاش دوباره',
    request: 'شمارهٔ پیگیری:',
    copy: 'کپی',
    copied: 'کپی شد',
  },
};

/** Rules that the site itself judges in an address; the api says its own. */
export const refusedWords: Record<string, string> = {
  INTEGER: 'باید عددی صحیح باشد.',
  NUMERIC: 'باید عدد باشد.',
  REQUIRED: 'الزامی است.',
  MIN_LENGTH: 'کوتاه‌تر از اندازه است.',
  MAX_LENGTH: 'بلندتر از اندازه است.',
  CHAR_NOT_ALLOWED: 'نویسه‌ای دارد که مجاز نیست.',
  MAX_VALUE: 'از بیشترین مقدار مجاز بیشتر است.',
  TOO_MANY_VALUES: 'بیش از اندازه مقدار دارد.',
  UNIT_OF_ANOTHER_QUANTITY: 'یکایی دارد که برای این ویژگی نیست.',
  PAGE_TOO_DEEP: 'صفحه‌ای به این دوری نمایش داده نمی‌شود؛ فهرست را محدودتر کنید.',
  other: 'شناخته نشد.',
};
