/** Every word of choosing products to compare, which can be done on every page. */
export const chooseMessages = {
  choose: 'مقایسه',
  chooseThis: (title: string) => `مقایسهٔ ${title}`,
  full: (most: string) =>
    `هر بار تا ${most} پیشنهاد مقایسه می‌شود. برای افزودن این پیشنهاد، یکی را از فهرست مقایسه حذف کنید.`,
  tray: 'فهرست مقایسه',
  count: (count: string, most: string) => `${count} از ${most} پیشنهاد`,
  status: (count: string) => `${count} پیشنهاد برای مقایسه انتخاب شده است`,
  compare: 'مقایسه',
  compareTicked: 'مقایسهٔ علامت‌زده‌ها',
  remove: (title: string) => `حذف ${title} از مقایسه`,
  ask: 'استعلام قیمت',
  add: 'سبد نیاز',
  addAll: 'افزودن انتخاب‌شده‌ها به سبد نیاز',
  clear: 'پاک کردن فهرست مقایسه',
};
