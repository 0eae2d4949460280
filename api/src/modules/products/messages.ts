const decisions: Record<string, string> = {
  BASE_PRODUCT_PUBLISHED: 'به کاتالوگ افزوده شد',
  BASE_PRODUCT_REJECTED: 'پذیرفته نشد',
  BASE_PRODUCT_MERGED: 'با کالای دیگری یکی شد',
};

export const noticeWords = {
  replaced: (from = '', to = '') => `کالاهای دستهٔ «${from}» به دستهٔ «${to}» رفت`,
  manyReplaced: (count: number) => `دستهٔ کالاهای شما ${count.toLocaleString('fa-IR')} بار جابه‌جا شد`,
  decided: (event: string, name: string | undefined) => `«${name ?? 'کالای پیشنهادی شما'}» ${decisions[event]}`,
  many: (count: number) => `دربارهٔ ${count.toLocaleString('fa-IR')} کالای پیشنهادی شما تصمیم گرفته شد`,
};
