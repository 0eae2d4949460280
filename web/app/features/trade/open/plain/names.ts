/** The form without script of a request to several sellers. */
export const plainOpenName = 'open-request';
/** What of the address names sellers that are looked for without script. */
export const sellerParameter = 'seller';
