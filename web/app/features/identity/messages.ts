/** Every word of login and logout. */
export const identityMessages = {
  title: 'ورود یا ثبت‌نام',
  description: 'با شمارهٔ موبایل وارد راسته شوید؛ رمزی لازم نیست و کد ورود پیامک می‌شود.',
  lead: 'شمارهٔ موبایل خود را بنویسید تا کد ورود برایتان پیامک شود.',
  phone: 'شمارهٔ موبایل',
  phoneHint: 'مانند ۰۹۱۲۱۲۳۴۵۶۷',
  required: '(الزامی)',
  phoneWrong: 'شمارهٔ موبایل درست نیست. شماره‌ای مانند ۰۹۱۲۱۲۳۴۵۶۷ بنویسید.',
  send: 'دریافت کد',
  terms: 'با دریافت کد، شرایط استفاده از راسته را می‌پذیرید.',
  sentTo: 'کد ورود به این شماره پیامک شد:',
  code: 'کد ورود',
  codeWrong: 'کد واردشده درست نیست یا زمان آن گذشته است.',
  enter: 'ورود',
  editPhone: 'تغییر شماره',
  resend: 'ارسال دوبارهٔ کد',
  resendIn: (seconds: string) => `ارسال دوبارهٔ کد تا ${seconds} ثانیهٔ دیگر`,
  resent: 'کد تازه پیامک شد.',
  tooMany: (wait: string) => `درخواست کد بیش از اندازه است. ${wait} دیگر دوباره تلاش کنید.`,
  seconds: (count: string) => `${count} ثانیه`,
  minutes: (count: string) => `${count} دقیقه`,
  hours: (count: string) => `${count} ساعت`,
  offline: 'ارتباط برقرار نشد. اتصال اینترنت را بررسی کنید و دوباره تلاش کنید.',
  failed: 'مشکلی در ارائه خدمات پیش آمده. لطفا دوباره تلاش کنید',
  welcome: 'خوش آمدید.',
  noScript: 'برای ورود، جاوااسکریپت مرورگر باید روشن باشد.',
};

/** Version of the terms that a login accepts. */
export const termsVersion = '1405-08';
