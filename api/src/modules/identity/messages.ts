/** What is read of logins. */
export const noticeWords = {
  newDevice: 'از دستگاه یا مرورگر تازه‌ای وارد حساب شما شدند',
  ifNotYou: 'اگر شما نبوده‌اید، نشست آن را در «دستگاه‌های واردشده» پایان دهید.',
  manyDevices: (count: number) => `${count.toLocaleString('fa-IR')} بار از دستگاه‌های تازه وارد حساب شما شدند`,
};
