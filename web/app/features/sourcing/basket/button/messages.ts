/** The words of buttons on public pages. */
export const askButtonMessages = {
  add: 'افزودن به سبد نیاز',
  /** Where there is little room. */
  addShort: 'سبد نیاز',
  addThis: (name: string) => `افزودن ${name} به سبد نیاز`,
  ask: 'استعلام قیمت',
  askOf: (name: string) => `استعلام قیمت ${name} از چند فروشنده`,
};
