import { expect, it } from 'vitest';
import {
  addBusinessDays,
  addWorkingHours,
  businessDaysFrom,
  daytimeLeft,
  jalaliYearDays,
  jalaliYearOf,
  tehranDay,
  weekdayOf,
  type WorkingSpan,
} from './calendar.ts';

const at = (tehran: string) => new Date(`${tehran}:00+03:30`);
const usual: WorkingSpan[] = (['SATURDAY', 'SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY'] as const).map((day) => ({
  day,
  from: '08:00',
  to: '17:00',
}));
const never = () => false;
const after = (from: string, hours: number, spans = usual, isClosed: (day: string) => boolean = never) => {
  const end = addWorkingHours(at(from), hours, spans, isClosed);
  return end && new Date(end.getTime() + 3.5 * 3_600_000).toISOString().slice(0, 16);
};

it('knows how long nobody sleeps in Tehran', () => {
  const left = (clock: string) => daytimeLeft(at(`2026-11-23T${clock}`)) / 60_000;
  expect(['08:00', '12:30', '21:59'].map(left)).toEqual([14 * 60, 9.5 * 60, 1]);
  expect(['22:00', '23:59', '00:00', '07:59'].map(left)).toEqual([0, 0, 0, 0]);
});

it('knows the day and the weekday of Tehran', () => {
  expect(tehranDay(new Date('2026-11-23T20:29:59Z'))).toBe('2026-11-23');
  expect(tehranDay(new Date('2026-11-23T20:30:00Z'))).toBe('2026-11-24');
  expect(['2026-03-21', '2026-11-23', '2026-11-27'].map(weekdayOf)).toEqual(['SATURDAY', 'MONDAY', 'FRIDAY']);
  expect(['2026-03-20', '2026-03-21', '2027-03-20'].map(jalaliYearOf)).toEqual([1404, 1405, 1405]);
  expect(jalaliYearDays(1405)).toEqual({ first: '2026-03-21', last: '2027-03-20' });
  // A leap year.
  expect(jalaliYearDays(1403)).toEqual({ first: '2024-03-20', last: '2025-03-20' });
});

it.each([
  ['within the day', '2026-11-23T09:00', 4, '2026-11-23T13:00'],
  ['to the last minute of it', '2026-11-23T09:00', 8, '2026-11-23T17:00'],
  ['asked before work begins', '2026-11-23T05:30', 1, '2026-11-23T09:00'],
  ['asked when work is over', '2026-11-23T17:00', 1, '2026-11-24T09:00'],
  ['over the weekend', '2026-11-25T16:00', 2, '2026-11-28T09:00'],
  ['two days and a half', '2026-11-23T12:30', 24, '2026-11-28T09:30'],
])('counts hours of work: %s', (_what, from, hours, end) => {
  expect(after(from, hours)).toBe(end);
});

it('passes by closed days, and ends where nobody works', () => {
  expect(after('2026-11-23T16:00', 2, usual, (day) => day === '2026-11-24')).toBe('2026-11-25T09:00');
  expect(after('2026-11-23T16:00', 1, [])).toBeUndefined();
  expect(after('2026-11-23T16:00', 1, usual, () => true)).toBeUndefined();
});

it('takes several spans of a day in their order', () => {
  const parted: WorkingSpan[] = [
    { day: 'MONDAY', from: '16:00', to: '20:00' },
    { day: 'MONDAY', from: '08:00', to: '12:00' },
  ];
  expect(after('2026-11-23T11:00', 2, parted)).toBe('2026-11-23T17:00');
});

it.each([
  ['a day', '2026-11-23T15:00', 1, '2026-11-24T15:00'],
  ['over a Friday', '2026-11-26T10:00', 1, '2026-11-28T10:00'],
  ['over a Friday and a holiday', '2026-11-26T10:00', 2, '2026-11-30T10:00'],
  ['none', '2026-11-23T15:00', 0, '2026-11-23T15:00'],
])('counts business days: %s', (_what, from, days, end) => {
  expect(addBusinessDays(at(from), days, (day) => day === '2026-11-29')).toEqual(at(end));
});

it('counts working days until a day: what takes more is ready after it', () => {
  const wednesday = at('2026-11-25T16:00');
  const isClosed = (day: string) => day === '2026-11-28';
  const daysUntil = businessDaysFrom(wednesday, isClosed);
  for (const [day, days] of [
    ['2026-11-24', 0],
    ['2026-11-25', 0],
    ['2026-11-26', 1],
    ['2026-11-27', 1],
    ['2026-11-28', 1],
    ['2026-11-29', 2],
  ] as const) {
    expect(daysUntil(day), day).toBe(days);
    if (day > '2026-11-25') expect(tehranDay(addBusinessDays(wednesday, days, isClosed)) <= day, day).toBe(true);
    expect(tehranDay(addBusinessDays(wednesday, days + 1, isClosed)) > day, day).toBe(true);
  }
  // Two years have 104 weeks and two days: six days of each week are worked, but for one that is closed.
  expect(daysUntil('2028-11-24'), 'as far ahead as anything may be needed').toBe(104 * 6 - 1 + 1);
});
