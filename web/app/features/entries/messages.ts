/** Every word of what a change of an entry makes another one. */
export const differenceMessages = {
  was: 'اکنون',
  asked: 'درخواست',
  removed: 'حذف می‌شود',
  onRequest: 'توافقی',
  tier: (quantity: string, price: string) => `از ${quantity}: ${price}`,
};
