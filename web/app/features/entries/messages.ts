/** Every word of what a change of an entry makes another one. */
export const differenceMessages = {
  field: 'مورد',
  was: 'اکنون',
  asked: 'درخواست',
  nothing: 'نوشته نشده',
  removed: 'حذف می‌شود',
  onRequest: 'توافقی',
  tier: (quantity: string, price: string) => `از ${quantity}: ${price}`,
  newImages: 'تصویرهای تازه',
};
