/** What one unit of sale is, until somebody says something else. */
export const usualSaleUnit = 'عدد';
