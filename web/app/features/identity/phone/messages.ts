/** Every word of a change of the own phone; apart, because few pages need them. */
export const phoneMessages = {
  title: 'تغییر شمارهٔ موبایل',
  lead: 'به شمارهٔ کنونی و شمارهٔ تازه کد پیامک می‌شود؛ هر دو باید در دسترس شما باشند.',
  newPhone: 'شمارهٔ موبایل تازه',
  sendCodes: 'دریافت کدها',
  bothSent: 'کدهایی را که به هر دو شماره پیامک شد بنویسید.',
  codeOfPresent: 'کد شمارهٔ کنونی',
  codeOfNew: 'کد شمارهٔ تازه',
  sentToPhone: (phone: string, mark: string) => `به ${phone} پیامک شد؛ نشان این کد ${mark} است`,
  codesSpent: 'پنج بار کد نادرست وارد شد و این کدها دیگر پذیرفته نمی‌شوند. کدهای تازه بخواهید.',
  editNewPhone: 'ویرایش شمارهٔ تازه',
  confirmPhone: 'تأیید و تغییر شماره',
  bothResent: 'کدهای تازه پیامک شد.',
  phoneChanged: 'شمارهٔ موبایل شما تغییر کرد.',
  phoneChangedAndEnded: (count: string) => `شمارهٔ موبایل شما تغییر کرد و ${count} نشست دیگر پایان یافت.`,
};
