export const navigationMessages = {
  loading: 'در حال بارگذاری',
  unreachable: 'این صفحه بارگذاری نشد. اتصال اینترنت را بررسی کنید.',
};
