type Row = { day: string; title: string; is_predicted: boolean };
/** Month and day of the Jalali calendar, and what they are for. */
type Named = [month: number, day: number, title: string];

const DAY_MS = 86_400_000;
/** The first day of each year. */
const years: Record<number, string> = { 1405: '2026-03-21', 1406: '2027-03-21', 1407: '2028-03-20' };

const solar: Named[] = [
  [1, 1, 'عید نوروز'],
  [1, 2, 'عید نوروز'],
  [1, 3, 'عید نوروز'],
  [1, 4, 'عید نوروز'],
  [1, 12, 'روز جمهوری اسلامی'],
  [1, 13, 'روز طبیعت'],
  [3, 14, 'رحلت امام خمینی'],
  [3, 15, 'قیام ۱۵ خرداد'],
  [11, 22, 'پیروزی انقلاب اسلامی'],
  [12, 29, 'ملی شدن صنعت نفت'],
];

const sadegh = 'شهادت امام جعفر صادق (ع)';
const ghorban = 'عید سعید قربان';
const ghadir = 'عید سعید غدیر خم';
const tasua = 'تاسوعای حسینی';
const ashura = 'عاشورای حسینی';
const arbaeen = 'اربعین حسینی';
const prophet = 'رحلت رسول اکرم (ص) و شهادت امام حسن مجتبی (ع)';
const reza = 'شهادت امام رضا (ع)';
const askari = 'شهادت امام حسن عسکری (ع)';
const birth = 'میلاد رسول اکرم (ص) و امام جعفر صادق (ع)';
const fatemeh = 'شهادت حضرت فاطمه (س)';
const ali = 'ولادت امام علی (ع)';
const mission = 'مبعث رسول اکرم (ص)';
const mahdi = 'ولادت حضرت قائم (عج)';
const martyr = 'شهادت امام علی (ع)';
const fitr = 'عید سعید فطر';
const afterFitr = 'تعطیل به مناسبت عید سعید فطر';

/**
 * Days that follow the moon. They stand as they were expected: the calendar of 1405 was out in 2025 (ILNA, 2025-10-30), later
 * ones are a day after Umm al-Qura's, as Iran's months mostly are.
 */
const lunar: Record<number, Named[]> = {
  1405: [
    [1, 1, fitr],
    [1, 2, afterFitr],
    [1, 25, sadegh],
    [3, 6, ghorban],
    [3, 14, ghadir],
    [4, 3, tasua],
    [4, 4, ashura],
    [5, 13, arbaeen],
    [5, 21, prophet],
    [5, 22, reza],
    [5, 30, askari],
    [6, 8, birth],
    [8, 23, fatemeh],
    [10, 2, ali],
    [10, 16, mission],
    [11, 4, mahdi],
    [12, 10, martyr],
    [12, 19, fitr],
    [12, 20, afterFitr],
  ],
  1406: [
    [1, 14, sadegh],
    [2, 27, ghorban],
    [3, 4, ghadir],
    [3, 25, tasua],
    [3, 26, ashura],
    [5, 3, arbaeen],
    [5, 11, prophet],
    [5, 12, reza],
    [5, 20, askari],
    [5, 29, birth],
    [8, 12, fatemeh],
    [9, 21, ali],
    [10, 5, mission],
    [10, 23, mahdi],
    [11, 29, martyr],
    [12, 8, fitr],
    [12, 9, afterFitr],
  ],
  1407: [
    [1, 3, sadegh],
    [2, 17, ghorban],
    [2, 25, ghadir],
    [3, 14, tasua],
    [3, 15, ashura],
    [4, 24, arbaeen],
    [5, 1, prophet],
    [5, 2, reza],
    [5, 10, askari],
    [5, 19, birth],
    [8, 1, fatemeh],
    [9, 11, ali],
    [9, 25, mission],
    [10, 12, mahdi],
    [11, 18, martyr],
    [11, 27, fitr],
    [11, 28, afterFitr],
    [12, 21, sadegh],
  ],
};

/** The first six months have 31 days, the others 30. */
const dayOf = (first: string, month: number, day: number): string => {
  const passed = (month - 1) * 30 + Math.min(month - 1, 6) + day - 1;
  return new Date(Date.parse(`${first}T00:00:00Z`) + passed * DAY_MS).toISOString().slice(0, 10);
};

function rowsOf(year: number, first: string): Row[] {
  const rows = new Map<string, Row>();
  const add = ([month, date, title]: Named, isPredicted: boolean) => {
    const day = dayOf(first, month, date);
    const known = rows.get(day);
    rows.set(day, known ? { ...known, title: `${known.title}، ${title}` } : { day, title, is_predicted: isPredicted });
  };
  for (const each of solar) add(each, false);
  for (const each of lunar[year] ?? []) add(each, true);
  return [...rows.values()];
}

/** Official holidays of three years. */
export const holidayRows: Row[] = Object.entries(years).flatMap(([year, first]) => rowsOf(Number(year), first));
