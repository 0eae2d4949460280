/** Lists of base products, as the address names them. */
export const productLists = ['PROPOSED', 'DOUBLES', 'DECIDED', 'PUBLISHED'] as const;
export type ProductList = (typeof productLists)[number];

export const isProductList = (text: string | undefined): text is ProductList =>
  productLists.some((list) => list === text);
