/** Words around amounts. */
export const moneyMessages = {
  toman: 'تومان',
  rial: 'ریال',
  negotiable: 'توافقی',
};

export const countMessages = {
  moreThan: (count: string) => `بیش از ${count}`,
};

export const dateMessages = {
  /** A day and its clock. */
  dayAt: (day: string, clock: string) => `${day}، ساعت ${clock}`,
  /** By days from today. */
  near: { 0: 'امروز', [-1]: 'دیروز', 1: 'فردا', [-2]: 'پریروز', 2: 'پس‌فردا' } as Record<number, string>,
  daysAgo: (count: string) => `${count} روز پیش`,
  daysAhead: (count: string) => `${count} روز دیگر`,
  months: ['فروردین', 'اردیبهشت', 'خرداد', 'تیر', 'مرداد', 'شهریور', 'مهر', 'آبان', 'آذر', 'دی', 'بهمن', 'اسفند'],
};

/** Sizes of files. */
export const sizeMessages = {
  kilobytes: (count: string) => `${count} کیلوبایت`,
  megabytes: (count: string) => `${count} مگابایت`,
};
