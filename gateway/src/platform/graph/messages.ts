const persian = (value: number) => value.toLocaleString('fa-IR');

/** What the gateway itself refuses in words that a person may read, in both languages. */
export const refusals = {
  budgetSpent: (limit: number, resetSeconds: number) => ({
    en: `This would go beyond the ${limit} points of a minute. Ask again in ${resetSeconds} seconds.`,
    fa: `سهم شما در هر دقیقه ${persian(limit)} امتیاز است و این درخواست از آن بیشتر می‌شود. ${persian(resetSeconds)} ثانیهٔ دیگر دوباره تلاش کنید.`,
  }),
  tokenExpired: {
    en: 'The token has ended. Get another one, or ask without it.',
    fa: 'زمان توکن تمام شده است. توکن تازه‌ای بگیرید یا بدون آن درخواست کنید.',
  },
  tokenInvalid: {
    en: 'The token is not valid. Get another one, or ask without it.',
    fa: 'توکن معتبر نیست. توکن دیگری بگیرید یا بدون آن درخواست کنید.',
  },
};
