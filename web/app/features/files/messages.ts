/** Every word of sending files. */
export const fileMessages = {
  sending: (name: string) => `در حال ارسال «${name}»`,
  percent: (value: string) => `${value}٪`,
  cancel: 'انصراف',
  brokenLine: 'ارتباط قطع شد. با برگشتن اینترنت، همین فایل دوباره فرستاده می‌شود.',
  again: 'ارسال دوباره',
  tooLarge: 'حجم این فایل بیش از اندازهٔ مجاز است.',
  tooManyPixels: 'ابعاد این تصویر بیش از اندازه بزرگ است.',
  typeNotAllowed: 'این نوع فایل پذیرفته نمی‌شود.',
  broken: 'این فایل کامل یا خوانا نیست.',
  tooMany: 'فایل‌های بی‌استفادهٔ شما زیاد است. کمی بعد دوباره تلاش کنید.',
  failed: 'فایل فرستاده نشد. دوباره تلاش کنید.',
};
