import { expect, it } from 'vitest';
import { dismissedCookie, readDismissed } from './dismissed.ts';

const idOf = (digit: number) => `0194${digit}f29-7c00-7a3b-8f4e-2b1c9d0e5a6f`;

it('reads what it wrote, in one order', () => {
  const written = dismissedCookie([idOf(2)], idOf(1)).split(';', 1)[0]!;
  expect(readDismissed(`theme=dark; ${written}`)).toEqual([idOf(1), idOf(2)]);
  expect(readDismissed(dismissedCookie([idOf(1)], idOf(2)).split(';', 1)[0])).toEqual([idOf(1), idOf(2)]);
});

it('takes nothing that is no id', () => {
  expect(readDismissed(`dismissed=<b>.${idOf(1)}.${idOf(1)}.x`)).toEqual([idOf(1)]);
  expect(readDismissed(null)).toEqual([]);
  expect(dismissedCookie([], '"; path=/profile')).toMatch(/^dismissed=;.*max-age=0/);
});

it('remembers the last few', () => {
  const ids = [1, 2, 3, 4, 5].map(idOf);
  expect(readDismissed(dismissedCookie(ids.slice(0, 4), ids[4]!).split(';', 1)[0])).toEqual(
    [ids[4], ids[0], ids[1], ids[2]].sort(),
  );
});
