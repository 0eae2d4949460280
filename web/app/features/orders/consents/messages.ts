/** Words of what one side asks the other after the agreement. */
export const consentMessages = {
  title: 'درخواست‌های باز',
  own: {
    CANCELLATION: 'درخواست کرده‌اید سفارش با توافق لغو شود',
    TERM_CHANGE: 'درخواست کرده‌اید شرایط پرداخت تغییر کند',
    SETTLEMENT: 'برای پایان اختلاف سازش پیشنهاد کرده‌اید',
  },
  others: {
    CANCELLATION: (name: string) => `${name} می‌خواهد سفارش با توافق لغو شود`,
    TERM_CHANGE: (name: string) => `${name} می‌خواهد شرایط پرداخت تغییر کند`,
    SETTLEMENT: (name: string) => `${name} برای پایان اختلاف سازش پیشنهاد کرده است`,
  },
  ofStaff: 'ناظر راسته برای پایان اختلاف سازش پیشنهاد کرده است',
  /** Who has still to say yes to what staff proposed. */
  both: 'اختلاف با پذیرش هر دو طرف پایان می‌یابد.',
  ownYes: (other: string) => `شما پذیرفته‌اید؛ پاسخ ${other} مانده است.`,
  otherYes: (other: string) => `${other} پذیرفته است؛ پاسخ شما مانده است.`,
  toTerm: (term: string) => `شرایط تازه: ${term}`,
  until: 'مهلت پاسخ:',
};
