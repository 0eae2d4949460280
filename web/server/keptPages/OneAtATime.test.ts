import { expect, it } from 'vitest';
import { OneAtATime } from './OneAtATime.ts';

function slowWork() {
  const begun: AbortSignal[] = [];
  let end: (text: string) => void = () => undefined;
  const work = (signal: AbortSignal) => {
    begun.push(signal);
    return new Promise<string>((done) => (end = done));
  };
  return { begun, work, end: (text: string) => end(text) };
}

it('does the same work once for all who want it, and again for those who come later', async () => {
  const once = new OneAtATime<string>();
  const slow = slowWork();
  const both = Promise.all([once.do('a', slow.work), once.do('a', slow.work)]);
  expect([slow.begun.length, once.isRunning('a')]).toEqual([1, true]);
  slow.end('page');
  expect(await both).toEqual(['page', 'page']);
  const later = once.do('a', slow.work);
  slow.end('newer');
  expect([await later, slow.begun.length]).toEqual(['newer', 2]);
});

it('gives the work up only when the last one left', () => {
  const once = new OneAtATime<string>();
  const slow = slowWork();
  const first = new AbortController();
  const second = new AbortController();
  void once.do('a', slow.work, first.signal);
  void once.do('a', slow.work, second.signal);
  first.abort();
  expect(slow.begun[0]?.aborted).toBe(false);
  second.abort();
  expect(slow.begun[0]?.aborted).toBe(true);
});
