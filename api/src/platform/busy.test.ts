import { expect, it } from 'vitest';
import { isLate } from './busy.ts';

it.each([
  [2_999, 3_000, false],
  [3_001, 3_000, true],
  // @fastify/under-pressure 9.2.0 had no measurement since its last look.
  [Infinity, 3_000, false],
  [Infinity, 500, true],
])('a loop that is %d ms late is too late for a limit of %d: %s', (delayMs, busyAfterMs, late) => {
  expect(isLate(delayMs, busyAfterMs)).toBe(late);
});
