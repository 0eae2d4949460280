/** Words of the parts of a service on the page of an order. */
export const milestoneMessages = {
  title: 'مرحله‌های کار',
  intro: 'این سفارش مرحله‌به‌مرحله تحویل و پذیرفته می‌شود.',
  name: (place: string, title: string) => `مرحلهٔ ${place}: ${title}`,
  fact: {
    share: 'سهم از مبلغ',
    amount: 'مبلغ با مالیات',
    dueOn: 'تا روز',
    submittedAt: 'زمان تحویل',
    answerDue: 'مهلت بررسی',
    redoDue: 'مهلت تحویل دوباره',
    note: 'توضیح فروشنده',
    reason: 'دلیل نپذیرفتن',
  },
  files: 'فایل‌های تحویلی',
  of: (action: string, place: string) => `${action} ${place}`,
};
