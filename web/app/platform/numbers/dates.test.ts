import { describe, expect, it } from 'vitest';
import {
  endOfTehranDay,
  formatDate,
  formatGregorian,
  formatLastDay,
  formatRelativeDate,
  lastDayOf,
  tehranDate,
} from './dates.ts';

describe('dates', () => {
  it('writes day, month, year in Persian order', () => {
    expect(formatDate('2026-11-20T12:00:00Z')).toBe('۲۹ آبان ۱۴۰۵');
  });

  it.each([
    ['2026-04-05', 'فروردین'],
    ['2026-05-05', 'اردیبهشت'],
    ['2026-06-05', 'خرداد'],
    ['2026-07-05', 'تیر'],
    ['2026-08-05', 'مرداد'],
    ['2026-09-05', 'شهریور'],
    ['2026-10-05', 'مهر'],
    ['2026-11-05', 'آبان'],
    ['2026-12-05', 'آذر'],
    ['2027-01-05', 'دی'],
    ['2027-02-05', 'بهمن'],
    ['2027-03-05', 'اسفند'],
  ])('names the month of %s %s', (day, month) => {
    expect(formatDate(`${day}T12:00:00Z`)).toContain(month);
  });

  it('lives in Tehran: its midnight is 20:30 UTC', () => {
    expect(formatDate('2026-11-20T20:29:00Z')).toBe('۲۹ آبان ۱۴۰۵');
    expect(formatDate('2026-11-20T20:30:00Z')).toBe('۳۰ آبان ۱۴۰۵');
    expect(formatGregorian('2026-11-20T20:30:00Z')).toBe('۲۰۲۶-۱۱-۲۱ ۰۰:۰۰');
  });

  it('knows the day of an instant in Tehran, and when it is over', () => {
    expect(tehranDate('2026-11-20T20:29:59Z')).toBe('2026-11-20');
    expect(tehranDate('2026-11-20T20:30:00Z')).toBe('2026-11-21');
    expect(new Date(endOfTehranDay('2026-11-20')).toISOString()).toBe('2026-11-20T20:30:00.000Z');
  });

  it.each([
    ['the midnight at which it is over', '2026-11-20T20:30:00Z'],
    ['the second before', '2026-11-20T20:29:59Z'],
    ['an hour of that day', '2026-11-20T08:00:00Z'],
    ['the day itself', '2026-11-20'],
  ])('knows the last day of what ends at %s', (_, end) => {
    expect([lastDayOf(end), formatLastDay(end)]).toEqual(['2026-11-20', '۲۹ آبان ۱۴۰۵']);
  });

  it('agrees with the calendar of the runtime from 2000 to 2060, summer times and leap years included', () => {
    const format = new Intl.DateTimeFormat('fa-IR-u-ca-persian', {
      timeZone: 'Asia/Tehran',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    });
    const runtimeDate = (instant: Date) => {
      const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
      return `${parts.day} ${parts.month} ${parts.year}`;
    };
    const sixHoursAndAMinute = 6 * 3_600_000 + 60_000;
    for (let at = Date.UTC(2000, 0); at < Date.UTC(2060, 0); at += sixHoursAndAMinute) {
      const instant = new Date(at);
      if (formatDate(instant) !== runtimeDate(instant)) expect(formatDate(instant)).toBe(runtimeDate(instant));
    }
  });

  it('is relative up to seven days', () => {
    const now = new Date('2026-11-20T12:00:00Z');
    expect(formatRelativeDate('2026-11-20T05:00:00Z', now)).toBe('امروز');
    expect(formatRelativeDate('2026-11-19T05:00:00Z', now)).toBe('دیروز');
    expect(formatRelativeDate('2026-11-21T12:00:00Z', now)).toBe('فردا');
    expect(formatRelativeDate('2026-11-25T12:00:00Z', now)).toBe('۵ روز دیگر');
    expect(formatRelativeDate('2026-11-13T12:00:00Z', now)).toBe('۷ روز پیش');
    expect(formatRelativeDate('2026-11-12T12:00:00Z', now)).toBe('۲۱ آبان ۱۴۰۵');
  });
});
