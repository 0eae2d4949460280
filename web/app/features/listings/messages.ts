/** Every word of what a change of an entry makes another one. */
export const differenceMessages = {
  was: 'اکنون',
  asked: 'درخواست',
  before: 'پیش از آن',
  after: 'پس از آن',
  wasRemoved: 'برداشته شد',
  removed: 'حذف می‌شود',
  onRequest: 'توافقی',
  tier: (quantity: string, price: string) => `از ${quantity}: ${price}`,
};
