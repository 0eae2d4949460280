import { expect, it } from 'vitest';
import { inOneStream } from './inOneStream.ts';

const at = (minute: number) => `2026-12-01T08:0${minute}:00.000Z`;
const message = (minute: number) => ({ id: `message ${minute}`, createdAt: at(minute) });
const entry = (minute: number) => ({ id: `entry ${minute}`, seq: minute, at: at(minute), item: null });
const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id);

it('puts both in the order of their times, of the same time the entry first', () => {
  const { before, stream } = inOneStream([message(2), message(3)], [entry(1), entry(3), entry(4)], false);
  expect(before).toEqual([]);
  expect(ids(stream)).toEqual(['entry 1', 'message 2', 'entry 3', 'message 3', 'entry 4']);
});

it('leaves a place for older messages that are not there yet', () => {
  const { before, stream } = inOneStream([message(3), message(4)], [entry(1), entry(3), entry(5)], true);
  expect(ids(before)).toEqual(['entry 1', 'entry 3']);
  expect(ids(stream)).toEqual(['message 3', 'message 4', 'entry 5']);
  expect(ids(inOneStream([], [entry(1)], false).stream)).toEqual(['entry 1']);
});
