/** Every word of the settings. */
export const settingMessages = {
  tab: {
    label: 'تنظیمات',
    text: 'عددهایی که قاعده‌های سایت با آن‌ها کار می‌کنند',
  },
  lead: 'هر مقدار از زمانی که تعیین می‌شود به کار می‌رود و مقدارهای پیشین در فهرست می‌مانند.',
  title: 'تنظیم',
  now: 'مقدار کنونی',
  history: 'پیشینه',
  actions: 'کارها',
  readOnly: 'تنها برای دیدن',
  isDefault: 'مقدار پیش‌فرض',
  from: (day: string, value: string) => `از ${day}: ${value}`,
  inForce: 'در کار',
  coming: 'در راه',
  change: 'مقدار تازه',
  changeTitle: (title: string) => `مقدار تازهٔ ${title}`,
  save: 'ثبت',
  saved: 'مقدار تازه ثبت شد.',
  list: (numbers: string[]) => numbers.join(' و '),
  units: { DAYS: 'روز', BUSINESS_DAYS: 'روز کاری', TIMES: 'بار', BASIS_POINTS: 'درصد', CONTACT_MODE: '' },
  contactModes: ['هشدار به نویسنده', 'پنهان از طرف دیگر تا توافق'],
  /** What is counted, where the unit alone does not say it. */
  counted: {
    'entry.trusted.confirmed': 'کالا',
    'entry.price_jump': 'برابر',
    'content.site_page_editors': 'ویراستار',
  } as Record<string, string>,
  inUnit: (value: string, unit: string) => `${value} ${unit}`,
  labels: { values: 'مقدار', validFrom: 'از روز', reason: 'دلیل' },
  hints: {
    between: (least: string, most: string) => `از ${least} تا ${most}`,
    several: (least: string, most: string) => `عددها از بزرگ به کوچک با ویرگول، هر یک از ${least} تا ${most}`,
    contactMode: '۰: تنها هشدار به نویسنده، ۱: پنهان از طرف دیگر تا توافق',
    validFrom: 'خالی: از همین لحظه؛ وگرنه از آغاز آن روز، مانند ۱۴۰۶/۰۱/۰۱',
  },
};
