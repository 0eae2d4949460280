/** The words of the button that says one likes a text. */
export const likeMessages = {
  like: 'پسندیدن',
  count: (count: string) => `${count} پسند`,
  of: (title: string) => `پسندیدن «${title}»`,
  counted: (title: string, count: string) => `پسندیدن «${title}»، ${count} پسند`,
  unlike: 'پس گرفتن پسند',
};
