/** What is said when a like was not kept. */
export const likeFailures = {
  failed: 'پسند شما ثبت نشد. دوباره تلاش کنید.',
  loginAgain: 'برای پسندیدن دوباره وارد شوید.',
};
