/** The fields of an identity, of persons and of companies. */
export const identityFieldLabels = {
  firstName: 'نام',
  lastName: 'نام خانوادگی',
  nationalId: 'کد ملی',
  birthDate: 'تاریخ تولد',
  legalName: 'نام ثبتی',
  nationalLegalId: 'شناسهٔ ملی',
  registrationNumber: 'شمارهٔ ثبت',
};

/** Every word of asking staff to check an identity. */
export const verificationMessages = {
  none: {
    person: 'هویت شما هنوز تأیید نشده است.',
    company: 'هویت شرکت هنوز تأیید نشده است.',
  },
  verified: 'هویت تأیید شده',
  pending: 'درخواست هویت در حال بررسی',
  rejected: 'درخواست هویت رد شد',
  revoked: 'هویت شما دیگر تأییدشده نیست',
  revokedCompany: 'هویت شرکت دیگر تأییدشده نیست',
  because: (reason: string) => `دلیل: ${reason}`,
  since: (date: string) => `از ${date}`,
  asked: (date: string) => `فرستاده‌شده در ${date}`,
  ask: 'درخواست تأیید هویت',
  askOf: (name: string) => `درخواست تأیید هویت «${name}»`,
  askAgain: 'درخواست دوباره',
  correct: 'درخواست اصلاح',
  correctOf: (name: string) => `درخواست اصلاح «${name}»`,
  lead: 'کارکنان راسته این مشخصات را بررسی می‌کنند. پس از تأیید، تنها با درخواست اصلاح تغییر می‌کند.',
  send: 'ارسال درخواست',
  sent: 'درخواست شما ثبت شد و بررسی می‌شود.',
  withdraw: 'پس گرفتن درخواست',
  withdrawTitle: 'پس گرفتن درخواست',
  withdrawText: 'درخواست دیگر بررسی نشود؟',
  withdrawn: 'درخواست پس گرفته شد.',
  labels: { ...identityFieldLabels, explanation: 'توضیح' },
  hints: {
    nationalId: '۱۰ رقم',
    nationalLegalId: '۱۱ رقم',
    birthDate: 'مانند ۱۳۷۰/۰۵/۲۱',
    explanation: 'اگر چیزی تغییر کرده است، دلیل آن',
  },
};
