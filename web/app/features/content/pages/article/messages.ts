/** The words around one text; those of lists are in `../messages.ts`. */
export const articleMessages = {
  home: 'صفحهٔ اصلی',
  trail: 'مسیر صفحه',
  by: (author: string) => `نوشتهٔ ${author}`,
  minutes: (count: string) => `${count} دقیقه مطالعه`,
  changed: (day: string) => `آخرین ویرایش ${day}`,
  bySupplier: 'محتوای تأمین‌کننده',
  bySupplierText: (supplier: string) =>
    `این نوشته را ${supplier} نوشته و راسته پیش از انتشار آن را خوانده است. درستی ادعاهای آن بر عهدهٔ نویسنده است.`,
  toSupplier: (supplier: string) => `صفحهٔ ${supplier}`,
  labels: 'برچسب‌ها',
  acts: 'کارهای این نوشته',
  related: 'نوشته‌های مرتبط',
  tied: 'در همین زمینه',
  categories: 'دسته‌ها',
  suppliers: 'تأمین‌کنندگان',
  more: (type: string) => `همهٔ نوشته‌های «${type}»`,
  preview: 'این پیش‌نمایش است: این نسخه هنوز منتشر نشده و فقط با همین نشانی دیده می‌شود.',
};
