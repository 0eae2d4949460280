/** Every word of the search box, which stands on every page. */
export const searchBoxMessages = {
  form: 'جست‌وجو در راسته',
  label: 'جست‌وجوی کالا، تأمین‌کننده یا شمارهٔ فنی',
  placeholder: 'کالا، شمارهٔ فنی، تأمین‌کننده…',
  submit: 'جست‌وجو',
  list: 'گزینه‌های جست‌وجو',
  found: (count: string) => `${count} گزینه`,
  none: 'گزینه‌ای نیست',
};
