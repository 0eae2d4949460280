/** The words around who runs the site. */
export const operatorWords = {
  title: 'گردانندهٔ سایت',
  name: 'نام',
  address: 'نشانی',
  phones: 'تلفن',
  email: 'ایمیل',
  supportHours: 'ساعت‌های پاسخ‌گویی',
  nationalLegalId: 'شناسهٔ ملی',
  registrationNumber: 'شمارهٔ ثبت',
  trust: 'نماد اعتماد',
};
