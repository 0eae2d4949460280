import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const limits = { atOnce: 1, waitingOfKey: 3, waitingInAll: 5, longestWaitMs: 1_000 };

/** Names in the order in which they came in; each leaves when told. */
function door(queue: FairQueue) {
  const inside: string[] = [];
  const refused: string[] = [];
  const leaves: (() => void)[] = [];
  const come = async (name: string, visitor?: EventEmitter) => {
    const leave = await queue.enter(name[0]!, visitor);
    if (!leave) return void refused.push(name);
    inside.push(name);
    leaves.push(leave);
  };
  const settle = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { come: (name: string, visitor?: EventEmitter) => void come(name, visitor), inside, refused, leaves, settle };
}

it('serves one key after the other, each in the order of its coming', async () => {
  const { come, inside, leaves, settle } = door(new FairQueue(limits));
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1']) come(name);
  await settle();
  for (let turn = 0; turn < 6; turn += 1) {
    leaves[turn]!();
    leaves[turn]!();
    await settle();
  }
  expect(inside).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
});

it('lets no more wait than may, of one key and in all', async () => {
  const { come, refused, settle } = door(new FairQueue(limits));
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'b3', 'c1']) come(name);
  await settle();
  expect(refused).toEqual(['a5', 'b3', 'c1']);
});

it('gives up after the longest wait, and at once for who has left; neither takes a turn', async () => {
  vi.useFakeTimers();
  const { come, inside, refused, leaves, settle } = door(new FairQueue(limits));
  const visitor = new EventEmitter();
  come('a1');
  come('b1', visitor);
  come('c1');
  visitor.emit('close');
  await settle();
  expect(refused).toEqual(['b1']);
  vi.advanceTimersByTime(1_000);
  await settle();
  expect(refused).toEqual(['b1', 'c1']);
  leaves[0]!();
  come('d1');
  await settle();
  expect(inside).toEqual(['a1', 'd1']);
  vi.useRealTimers();
});

it('takes nobody who left before, so that a place is not held for nobody', async () => {
  const { come, inside, refused, leaves, settle } = door(new FairQueue(limits));
  const gone = Object.assign(new EventEmitter(), { destroyed: true });
  come('a1', gone);
  come('b1');
  come('c1', gone);
  come('d1');
  await settle();
  leaves[0]!();
  await settle();
  expect([inside, refused]).toEqual([
    ['b1', 'd1'],
    ['a1', 'c1'],
  ]);
});
