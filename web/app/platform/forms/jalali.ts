import { isValidJalaaliDate, toGregorian, toJalaali } from 'jalaali-js';
import { toAsciiDigits, toPersianDigits } from '../text/digits.ts';

const tehranAheadMs = 3.5 * 3_600_000;
const twoDigits = (number: number) => String(number).padStart(2, '0');

/** A Jalali day as typed, `۱۳۷۰/۵/۲۱` or with dashes or dots, as a Gregorian ISO day; undefined when it is none. */
export function readJalaliDay(typed: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(toAsciiDigits(typed).trim()) ?? [];
  const [jy, jm, jd] = [year, month, day].map(Number) as [number, number, number];
  if (!year || !isValidJalaaliDate(jy, jm, jd)) return undefined;
  const { gy, gm, gd } = toGregorian(jy, jm, jd);
  return `${gy}-${twoDigits(gm)}-${twoDigits(gd)}`;
}

/** The Jalali year of an instant, in Tehran. */
export const jalaliYear = (at: Date): number => toJalaali(new Date(at.getTime() + tehranAheadMs)).jy;

/** A Gregorian ISO day as people type a Jalali one: `۱۳۷۰/۰۵/۲۱`. */
export function typedJalaliDay(day: string | null | undefined): string {
  if (!day) return '';
  const { jy, jm, jd } = toJalaali(new Date(`${day.slice(0, 10)}T00:00:00Z`));
  return toPersianDigits(`${jy}/${twoDigits(jm)}/${twoDigits(jd)}`);
}
