/** The words of buttons on public pages. */
export const askButtonMessages = {
  add: 'افزودن به سبد نیاز',
  addThis: (name: string) => `افزودن ${name} به سبد نیاز`,
  ask: 'درخواست قیمت',
  askOf: (name: string) => `درخواست قیمت ${name} از چند فروشنده`,
};
