/** Words around measures. */
export const measureWords = {
  range: (from: string, to: string) => `${from} تا ${to}`,
  withUnit: (number: string, unit: string) => `${number} ${unit}`,
};
