/** The words of the list of reported messages. */
export const reportMessages = {
  tab: {
    label: 'پیام‌های گزارش‌شده',
    text: 'پیام‌هایی که طرف دیگرِ گفت‌وگو گزارش کرده است',
    none: 'پیام گزارش‌شده‌ای نیست',
    noneText: 'پیامی که طرف دیگرِ گفت‌وگو گزارش کند اینجا دیده می‌شود.',
  },
  reason: 'دلیل گزارش',
  explanation: 'توضیح گزارش‌دهنده',
  reporter: 'گزارش‌دهنده',
  writer: 'نویسندهٔ پیام',
  withPerson: (company: string, person: string) => `${company}، ${person}`,
  subject: 'موضوع گفت‌وگو',
  sentAt: 'زمان ارسال',
  text: 'متن پیام',
  files: 'فایل‌های پیام',
  deleted: 'نویسنده پیام را حذف کرده است.',
  versions: 'متن‌های پیشین',
  until: (moment: string) => `تا ${moment}`,
  reported: (moment: string) => `گزارش: ${moment}`,
};
