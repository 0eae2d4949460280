/** What is said when an offer was added to the basket where it is listed. */
export const basketAddingMessages = {
  added: (title: string, quantity: string, unit: string) => `${quantity} ${unit} «${title}» به سبد نیاز افزوده شد.`,
  see: 'دیدن سبد نیاز',
};
