import { array, assert, date, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choose, fitting } from './choose.ts';

const BUCKET_MS = 600_000;
const weights = array(integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 8 });
const from = date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
const candidatesOf = (all: readonly number[]) => all.map((weight, at) => ({ id: `id-${at}`, weight }));

describe('the choice of an advertisement', () => {
  it('gives each its share of the time by its weight', () => {
    assert(
      property(weights, from, (all, start) => {
        const buckets = 2_000;
        const total = all.reduce((sum, each) => sum + each, 0);
        const counts = new Map<string, number>();
        for (let at = 0; at < buckets; at += 1) {
          const { id } = choose(candidatesOf(all), new Date(start.getTime() + at * BUCKET_MS))!;
          counts.set(id, (counts.get(id) ?? 0) + 1);
        }
        for (const { id, weight } of candidatesOf(all))
          expect(Math.abs((counts.get(id) ?? 0) / buckets - weight / total)).toBeLessThan(0.01);
      }),
      { numRuns: 40 },
    );
  });

  it('is the same for ten minutes, and in whatever order they are read', () => {
    assert(
      property(weights, from, integer({ min: 0, max: BUCKET_MS - 1 }), (all, start, later) => {
        const begin = new Date(Math.floor(start.getTime() / BUCKET_MS) * BUCKET_MS);
        const chosen = choose(candidatesOf(all), begin);
        expect(choose(candidatesOf(all).toReversed(), new Date(begin.getTime() + later))).toEqual(chosen);
      }),
    );
  });

  it('is none of none', () => expect(choose([], new Date(0))).toBeUndefined());
});

it('a slot has what is for everything or for a category of the path', () => {
  const each = (id: string, categoryIds: string[], slot: 'LIST_SIDE' | 'HOME_TOP' = 'LIST_SIDE') => ({
    id,
    slot,
    weight: 1,
    categoryIds,
  });
  const all = [each('general', []), each('pumps', ['pump']), each('valves', ['valve']), each('home', [], 'HOME_TOP')];
  const idsOf = (path: string[]) => fitting(all, 'LIST_SIDE', path).map(({ id }) => id);
  expect(idsOf(['product', 'pump'])).toEqual(['general', 'pumps']);
  expect(idsOf([])).toEqual(['general']);
});
