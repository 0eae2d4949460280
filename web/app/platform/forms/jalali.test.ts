import { describe, expect, it } from 'vitest';
import { readJalaliDay, typedJalaliDay } from './jalali.ts';

describe('a Jalali day', () => {
  it.each([
    ['۱۳۷۰/۰۵/۲۱', '1991-08-12'],
    ['1370-5-21', '1991-08-12'],
    ['۱۴۰۳/۱۲/۳۰', '2025-03-20'],
  ])('%s is %s', (typed, day) => {
    expect(readJalaliDay(typed)).toBe(day);
    expect(readJalaliDay(typedJalaliDay(day))).toBe(day);
  });

  it.each(['', '۱۳۷۰', '۱۴۰۴/۱۲/۳۰', '۱۳۷۰/۱۳/۰۱', '1370/05/32', '21/05/1370', 'دیروز'])('%s is none', (typed) => {
    expect(readJalaliDay(typed)).toBeUndefined();
  });
});
