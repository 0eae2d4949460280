const decisions: Record<string, string> = {
  BASE_PRODUCT_PUBLISHED: 'به کاتالوگ افزوده شد',
  BASE_PRODUCT_REJECTED: 'پذیرفته نشد',
  BASE_PRODUCT_MERGED: 'با کالای دیگری یکی شد',
};

export const noticeWords = {
  decided: (event: string, name: string | undefined) => `«${name ?? 'کالای پیشنهادی شما'}» ${decisions[event]}`,
  many: (count: number) => `دربارهٔ ${count.toLocaleString('fa-IR')} کالای پیشنهادی شما تصمیم گرفته شد`,
};
