/** The words of a list that has nothing. */
export const nothingMessages = {
  empty: 'پیشنهادی با همهٔ این فیلترها پیدا نشد',
  emptyText: 'یکی از فیلترها را حذف کنید یا همه را پاک کنید.',
  clear: 'پاک کردن همه',
  emptyCategory: 'هنوز پیشنهادی در این دسته منتشر نشده است',
  emptyCategoryText: 'دستهٔ بالاتر را ببینید؛ شاید کالای مشابهی آن‌جا باشد.',
  up: 'دستهٔ بالاتر',
};
