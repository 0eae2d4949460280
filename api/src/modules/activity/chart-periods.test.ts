import { describe, expect, it } from 'vitest';
import { daysBetween, periodsOf } from './chart-periods.ts';

describe('the periods of a chart', () => {
  it('are the days of the range', () => {
    expect(periodsOf('2026-11-29', '2026-12-01', 'DAY').map(({ from }) => from)).toEqual([
      '2026-11-29',
      '2026-11-30',
      '2026-12-01',
    ]);
  });

  it('are weeks from Saturday, of which the first and last end with the range', () => {
    // 2026-11-26 is a Thursday.
    expect(periodsOf('2026-11-26', '2026-12-06', 'WEEK')).toEqual([
      { from: '2026-11-26', to: '2026-11-27' },
      { from: '2026-11-28', to: '2026-12-04' },
      { from: '2026-12-05', to: '2026-12-06' },
    ]);
  });

  it('are Jalali months of 29 to 31 days, over a change of year', () => {
    // 1403 is a leap year: its Esfand has 30 days, that of 1404 has 29.
    const lengths = periodsOf('2024-03-20', '2026-03-20', 'MONTH').map(({ from, to }) => daysBetween(from, to));
    expect(lengths).toEqual([
      31, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30, 31, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 29,
    ]);
  });

  it('hold every day of the range once', () => {
    for (const granularity of ['DAY', 'WEEK', 'MONTH'] as const) {
      const days = periodsOf('2025-11-30', '2026-11-30', granularity).map(({ from, to }) => daysBetween(from, to));
      expect(
        days.reduce((sum, length) => sum + length, 0),
        granularity,
      ).toBe(366);
    }
  });
});
