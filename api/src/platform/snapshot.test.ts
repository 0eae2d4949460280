import { expect, it } from 'vitest';
import { concerns } from './changes/record-change.ts';
import type { Queryable } from './database/database.ts';
import { byAge, forgetAllSnapshots, forgetSnapshots, snapshot } from './snapshot.ts';

const clock = { now: () => new Date(0) };
const db: Queryable = { query: async () => [] };
const counted = (tags: Parameters<typeof snapshot>[0]['tags']) => {
  let reads = 0;
  return snapshot({ db, read: async () => (reads += 1), freshMs: 1_000, clock, tags });
};

it('is forgotten by what concerns it and by nothing else', async () => {
  const units = counted(concerns('units'));
  const tree = counted(concerns('categories', 'units'));
  const counts = counted(concerns());
  const words = counted(byAge);
  const all = () => Promise.all([units(), tree(), counts(), words()]);
  expect(await all()).toEqual([1, 1, 1, 1]);
  forgetSnapshots({ tags: ['01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f', '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f/'] });
  expect(await all()).toEqual([1, 1, 1, 1]);
  forgetSnapshots({ tags: ['categories'] });
  expect(await all()).toEqual([1, 2, 1, 1]);
  forgetSnapshots({ tags: ['units'] });
  expect(await all()).toEqual([2, 3, 1, 1]);
  forgetSnapshots({ tags: ['*'] });
  expect(await all()).toEqual([3, 4, 2, 1]);
  forgetAllSnapshots();
  expect(await all()).toEqual([4, 5, 3, 1]);
});
