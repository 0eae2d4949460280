import { expect, it } from 'vitest';
import { PreloadQueue } from './preloadQueue.ts';

function slowPages() {
  const started: string[] = [];
  const ends = new Map<string, { done: () => void; fail: (error: Error) => void }>();
  const queue = new PreloadQueue((path) => {
    started.push(path);
    return new Promise<void>((done, fail) => ends.set(path, { done, fail }));
  });
  return { started, ends, queue };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

it('runs at most four at once, then the latest wish first', async () => {
  const { started, ends, queue } = slowPages();
  for (const path of ['/1', '/2', '/3', '/4', '/5', '/6']) queue.add(path);
  expect(started).toEqual(['/1', '/2', '/3', '/4']);
  ends.get('/2')?.done();
  await settle();
  expect(started).toEqual(['/1', '/2', '/3', '/4', '/6']);
  ends.get('/1')?.done();
  await settle();
  expect(started.at(-1)).toBe('/5');
});

it('preloads a path once, and again only after it failed', async () => {
  const { started, ends, queue } = slowPages();
  queue.add('/1');
  queue.add('/1');
  expect(started).toEqual(['/1']);
  ends.get('/1')?.fail(new Error('offline'));
  await settle();
  queue.add('/1');
  expect(started).toEqual(['/1', '/1']);
});
