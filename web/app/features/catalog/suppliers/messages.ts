/** What the pages of the catalogue say of a supplier. */
export const supplierMessages = {
  line: (city: string, count: string) => `${city} · ${count} پیشنهاد`,
};
