/** What is said where an answer did not come. */
export const graphMessages = {
  notLoaded: 'این بخش خوانده نشد.',
  loadAgain: 'تلاش دوباره',
  searchFailed: 'جست‌وجو انجام نشد. اتصال خود را بررسی کنید و دوباره بنویسید.',
};
