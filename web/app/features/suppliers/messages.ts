/** Every word of the suppliers' components. */
export const supplierMessages = {
  meta: (city: string, count: string) => `${city} · ${count} پیشنهاد`,
};
