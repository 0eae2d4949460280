/** Lists of base products, as the address names them. */
export const productLists = ['PROPOSED', 'DOUBLES', 'DECIDED', 'PUBLISHED'] as const;

/** The one that the address names; what waits unless it names one. */
export const productListOf = (status: string | undefined): (typeof productLists)[number] =>
  productLists.find((list) => list === status) ?? 'PROPOSED';
