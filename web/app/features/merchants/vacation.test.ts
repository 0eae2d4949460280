import { expect, it } from 'vitest';
import type { Day } from '../../platform/graph/scalars.ts';
import { vacationState } from './vacation.ts';

const day = (text: string) => text as Day;
const vacation = { from: day('2027-03-18'), to: day('2027-04-02') };

it.each([
  ['2027-03-14', undefined],
  ['2027-03-15', 'ahead'],
  ['2027-03-17', 'ahead'],
  ['2027-03-18', 'now'],
  ['2027-04-02', 'now'],
  ['2027-04-03', undefined],
])('buyers are told of a vacation from three days before to its end: on %s %s', (today, state) => {
  expect(vacationState(vacation, day(today))).toBe(state);
});
