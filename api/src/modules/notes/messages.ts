/** What is read of reminders. */
export const noticeWords = {
  due: 'زمان یادآوری یک یادداشت رسید',
  manyDue: (count: number) => `زمان یادآوری ${count.toLocaleString('fa-IR')} یادداشت رسید`,
};
