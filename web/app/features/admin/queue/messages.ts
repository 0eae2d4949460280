/** Words that all queues of staff share. */
export const queueMessages = {
  keys: 'با صفحه‌کلید:',
  keyNames: { next: 'بعدی', previous: 'قبلی', confirm: 'تأیید', reject: 'رد' },
  since: (date: string) => `از ${date}`,
  template: 'متن آماده',
  decisionOn: (name: string) => `تصمیم دربارهٔ ${name.includes('«') ? name : `«${name}»`}`,
  notTaken: 'تصمیم ثبت نشد؛ ایراد در فرم آن نوشته شده است.',
  toForm: 'رفتن به فرم',
  decided: (state: string) => `همکار دیگری پیش از شما تصمیم گرفت؛ وضعیت اکنون: ${state}.`,
};
