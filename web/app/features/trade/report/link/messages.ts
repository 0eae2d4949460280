/** The way to the report stands on the page of an order, which has no other word of it. */
export const reportLinkMessages = {
  link: 'گزارش و چاپ',
};
