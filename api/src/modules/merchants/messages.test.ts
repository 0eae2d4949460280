import { expect, it } from 'vitest';
import type { Weekday, WorkingSpan } from '../../platform/calendar.ts';
import { workingHoursText } from './messages.ts';

const spans = (days: Weekday[], from: string, to: string): WorkingSpan[] => days.map((day) => ({ day, from, to }));
const week: Weekday[] = ['SATURDAY', 'SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY'];

it.each([
  [spans(week, '08:00', '17:00'), 'شنبه تا چهارشنبه ۸ تا ۱۷'],
  [spans(week, '07:30', '15:30'), 'شنبه تا چهارشنبه ۷:۳۰ تا ۱۵:۳۰'],
  [
    [...spans(week, '08:00', '17:00'), ...spans(['THURSDAY'], '08:00', '13:00')],
    'شنبه تا چهارشنبه ۸ تا ۱۷، پنجشنبه ۸ تا ۱۳',
  ],
  [spans(['SATURDAY', 'MONDAY'], '09:00', '18:00'), 'شنبه ۹ تا ۱۸، دوشنبه ۹ تا ۱۸'],
  [[...spans(['SUNDAY'], '08:00', '12:00'), ...spans(['SUNDAY'], '16:00', '20:00')], 'یکشنبه ۸ تا ۱۲ و ۱۶ تا ۲۰'],
])('tells hours of work in words', (given, text) => {
  expect(workingHoursText(given)).toBe(text);
});
