/** The form without script of a request to several sellers. */
export const plainOpenName = 'open-request';
/** What of the address names sellers that are looked for without script. */
export const sellerParameter = 'seller';
/** Of which offer or product of the catalogue a new line is, by its key. */
export const offerField = (key: string) => `offer-${key}`;
export const productField = (key: string) => `product-${key}`;
