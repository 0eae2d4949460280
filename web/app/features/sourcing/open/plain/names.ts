/** The form without script of a request to several sellers. */
export const plainOpenName = 'open-request';
/** Of which offer or product of the catalogue a new line is, by its key. */
export const offerField = (key: string) => `offer-${key}`;
export const productField = (key: string) => `product-${key}`;
/** Where goods are looked for, and where a table is pasted. */
export const goodsField = 'goods';
export const pasteField = 'text';
/** Where sellers are looked for, and what one is called that was found before. */
export const sellerField = 'sellerName';
export const sellerNameField = (id: string) => `sellerName-${id}`;
/** Buttons that save nothing: the page comes again with what they found or added. Those of goods end with the id of an offer. */
export const moreButton = {
  enter: 'enter',
  find: 'find',
  sellers: 'sellers',
  take: 'take:',
  read: 'read',
  add: 'add',
} as const;
/** Where the page opens again after them. */
export const morePlace = 'open-more';
export const sellersPlace = 'open-sellers';
