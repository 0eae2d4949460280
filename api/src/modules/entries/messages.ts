/** What one unit of sale is, until somebody says something else. */
export const usualSaleUnit = 'عدد';

/** Why an entry is a draft again whose product was turned down. */
export const sentBackReason = (reason: string) => `کالای پایه‌ای که پیشنهاد شده بود پذیرفته نشد: ${reason}`;

const decisions: Record<string, string> = {
  ENTRY_PUBLISHED: 'منتشر شد',
  ENTRY_REJECTED: 'تأیید نشد',
  ENTRY_ARCHIVED: 'از بازار برداشته شد',
};

export const noticeWords = {
  decided: (event: string, title: string | undefined) => `«${title ?? 'کالای شما'}» ${decisions[event]}`,
  many: (count: number) => `دربارهٔ ${count.toLocaleString('fa-IR')} کالای شما تصمیم گرفته شد`,
};
