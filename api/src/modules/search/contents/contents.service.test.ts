import { expect, it } from 'vitest';
import { makeContents } from './contents.service.ts';
import type { ContentsWanted } from './content-engine.ts';

const piece = (word: string, weight: number) => ({ ways: [{ terms: [{ word }], factor: 1 }], weight });
type Parts = Parameters<typeof makeContents>[0];

/** What the engine is asked while somebody types pieces of these weights. */
async function askedWith(weights: readonly number[]) {
  const asked: ContentsWanted[] = [];
  const engine = {
    find: async (wanted: ContentsWanted) => {
      asked.push(wanted);
      return { rows: [], page: {} };
    },
  };
  const read = async () => ({
    text: { searched: 'گشتاور پیچ' },
    pieces: weights.map((weight) => piece('پیچ', weight)),
  });
  const parts = { clock: { now: () => new Date(0) }, engine, read } as unknown as Parts;
  await makeContents(parts).begun('گشتاور پیچ', 2);
  return asked;
}

it('asks once for what has all that is typed', async () => {
  const [wanted, ...more] = await askedWith([1, 2.5]);
  expect(more).toEqual([]);
  expect(wanted!.least).toBeCloseTo(3.5, 2);
  expect(wanted!.leastInTitle).toBeCloseTo(3.5, 2);
});

it('asks nothing while nothing is left to look for', async () => expect(await askedWith([])).toEqual([]));
