/** Every word of the sessions. */
export const sessionMessages = {
  tab: {
    label: 'نشست‌ها',
    text: 'دستگاه‌های واردشده و پایان دادن به آن‌ها',
    none: 'نشست بازی نیست',
    noneText: 'کسی که وارد شود اینجا دیده می‌شود.',
  },
  owner: 'کاربر',
  device: 'دستگاه',
  address: 'نشانی شبکه',
  since: 'ورود',
  lastSeen: 'آخرین استفاده',
  actions: 'کارها',
  current: 'همین نشست',
  end: 'پایان نشست',
  endTitle: (phone: string) => `پایان نشست ${phone}`,
  ended: 'نشست پایان یافت.',
  ofOne: 'نشست‌های یک کاربر',
  all: 'نشست‌های همه',
};
