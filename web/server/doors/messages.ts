/** What somebody reads whose page could not be made now; small, since much is asked at once. */
export const busyWords = {
  tooMany: 'درخواست‌ها بیش از اندازه است',
  tooManyText: 'از اینترنت شما صفحه‌های زیادی خواسته شده است. یک دقیقهٔ دیگر دوباره تلاش کنید.',
  overloaded: 'سایت شلوغ است',
  overloadedText: 'چند ثانیهٔ دیگر دوباره تلاش کنید.',
  again: 'تلاش دوباره',
};
