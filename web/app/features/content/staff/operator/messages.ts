/** Every word of who runs the site, as staff keep it. */
export const operatorMessages = {
  tab: {
    label: 'گردانندهٔ سایت',
    text: 'نام، نشانی و راه‌های تماس که پایین همهٔ صفحه‌ها می‌آید',
  },
  title: 'گردانندهٔ سایت',
  lead: 'این مشخصات پایین همهٔ صفحه‌ها، در صفحهٔ «تماس با ما» و برای موتورهای جست‌وجو نمایش داده می‌شود.',
  empty: 'هنوز مشخصاتی نوشته نشده است',
  emptyText: 'تا نوشته نشود، پایین صفحه‌ها نام و راه تماسی ندارد.',
  separator: '، ',
  change: 'تغییر مشخصات',
  save: 'ذخیره',
  saved: 'مشخصات گردانندهٔ سایت ذخیره شد.',
  labels: {
    name: 'نام شرکت',
    address: 'نشانی',
    phones: 'تلفن‌ها',
    email: 'ایمیل',
    nationalLegalId: 'شناسهٔ ملی',
    registrationNumber: 'شمارهٔ ثبت',
    supportHours: 'ساعت‌های پاسخ‌گویی',
    trustText: 'نماد اعتماد',
  },
  hints: {
    phones: 'حداکثر سه شماره، هر یک در یک خط',
    trustText: 'مانند «نماد اعتماد الکترونیکی دارد»؛ می‌تواند خالی بماند.',
  },
};
