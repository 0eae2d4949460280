/** The words of the tab of help. */
export const helpStaffMessages = {
  tab: { label: 'راهنما', text: 'راهنمای صفحه‌های سایت' },
  without: (count: string) => `${count} صفحه هنوز راهنما ندارد`,
  all: 'همهٔ صفحه‌ها راهنما دارند.',
  missing: 'بدون راهنما',
  write: 'نوشتن',
  change: 'ویرایش',
  changeOf: (act: string, name: string) => `${act}، راهنمای «${name}»`,
  save: 'ذخیره',
  saved: 'راهنما ذخیره شد.',
  labels: { title: 'عنوان', body: 'متن راهنما', mediaVideoId: 'ویدئو', related: 'پرسش‌های مرتبط' },
  noVideo: 'بدون ویدئو',
  relatedCount: (count: string) => `${count} پرسش`,
  relatedHint: 'حداکثر پنج پرسش از پرسش‌های پرتکرار.',
  open: 'دیدن راهنما',
};
