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
  toTerm: (term: string) => `شرایط تازه: ${term}`,
  until: 'مهلت پاسخ:',
};
