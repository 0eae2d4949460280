import { expect, it } from 'vitest';
import { scaledUp } from './facets.ts';

it('groups of a sample stand for all offers, and none that was seen becomes nothing', () => {
  const groups = [
    { slot: 1, low: 2, high: null, count: 40 },
    { slot: 1, low: 3, high: null, count: 1 },
  ];
  expect(scaledUp(groups, 2.5).map(({ count }) => count)).toEqual([100, 3]);
  expect(scaledUp(groups, 0.2).map(({ count }) => count)).toEqual([8, 1]);
});
