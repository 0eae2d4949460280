import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToldAgain } from './told-again.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function heard() {
  const told: string[] = [];
  const stream = new ToldAgain({
    begin: () => told.push('begin'),
    changed: (tags) => told.push(tags.join()),
    lost: () => told.push('lost'),
  });
  stream.begin();
  return { stream, told };
}

it('tells each change at once, and once more when every program has heard of it', () => {
  const { stream, told } = heard();
  stream.changed(['a']);
  vi.advanceTimersByTime(600);
  stream.changed(['b', 'c']);
  expect(told).toEqual(['begin', 'a', 'b,c']);
  vi.advanceTimersByTime(5_000);
  expect(told).toEqual(['begin', 'a', 'b,c', 'a', 'b,c']);
});

it('tells nothing of before once changes may have been missed', () => {
  const { stream, told } = heard();
  stream.changed(['a']);
  stream.lost();
  stream.begin();
  vi.advanceTimersByTime(5_000);
  expect(told).toEqual(['begin', 'a', 'lost', 'begin']);
});
