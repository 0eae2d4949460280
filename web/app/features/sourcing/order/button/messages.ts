/** The words of the button on public pages; those of orders themselves are in the messages.ts of their screens. */
export const orderButtonMessages = {
  order: 'سفارش',
  orderOf: (name: string) => `سفارش ${name}`,
  goOn: 'اکنون می‌توانید سفارش دهید.',
};
