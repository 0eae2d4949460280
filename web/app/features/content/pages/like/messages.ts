/** The words of the button that says one likes a text. */
export const likeMessages = {
  like: 'پسندیدن',
  liked: 'پسندیدید',
  count: (count: string) => `${count} پسند`,
  of: (title: string) => `پسندیدن «${title}»`,
  unlike: 'پس گرفتن پسند',
  failed: 'پسند شما ثبت نشد. دوباره تلاش کنید.',
  loginAgain: 'برای پسندیدن دوباره وارد شوید.',
};
