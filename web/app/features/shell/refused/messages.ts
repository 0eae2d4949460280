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
