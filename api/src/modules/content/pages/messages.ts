const decisions: Readonly<Record<string, string>> = {
  PAGE_PUBLISHED: 'منتشر شد',
  PAGE_SCHEDULED: 'تأیید و برای انتشار زمان‌بندی شد',
  PAGE_RETURNED: 'برای اصلاح برگشت',
  PAGE_ARCHIVED: 'بایگانی شد',
};

/** What is read of decisions about pages. */
export const noticeWords = {
  decided: (event: string, name: string | undefined) => `نوشتهٔ «${name ?? ''}» ${decisions[event] ?? ''}`,
  manyDecided: (count: number) => `دربارهٔ ${count.toLocaleString('fa-IR')} نوشته تصمیم گرفته شد`,
};
