import { expect, test } from 'vitest';
import { batched } from './batched.ts';

/** What is there, and which ids were asked for, way by way. */
function things() {
  const ways: (readonly string[])[] = [];
  const there = new Set(['a', 'b']);
  const find = batched(async (ids) => {
    ways.push(ids);
    return ids.filter((id) => there.has(id)).map((id) => ({ id }));
  });
  return { ways, there, find };
}

test('what is asked in one turn goes along with each other, each once', async () => {
  const { ways, find } = things();
  const found = await Promise.all(['b', 'a', 'c', 'b'].map(find));
  expect(found).toEqual([{ id: 'b' }, { id: 'a' }, undefined, { id: 'b' }]);
  expect(ways).toEqual([['b', 'a', 'c']]);
});

test('what is asked later is read anew', async () => {
  const { ways, there, find } = things();
  expect(await find('a')).toEqual({ id: 'a' });
  there.delete('a');
  expect(await find('a')).toBeUndefined();
  expect(ways).toHaveLength(2);
});

test('a read that fails is told to all who asked, and the next one is tried', async () => {
  let isDown = true;
  const find = batched(async (ids) => {
    if (isDown) throw new Error('down');
    return ids.map((id) => ({ id }));
  });
  const all = await Promise.allSettled(['a', 'b'].map(find));
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isDown = false;
  expect(await find('a')).toEqual({ id: 'a' });
});
