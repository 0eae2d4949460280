import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GraphError } from '../GraphError.ts';
import { retryOverloaded } from './retryOverloaded.ts';

const overloaded = (retryAfterSeconds?: number) =>
  new GraphError(503, 'Too much is asked at once', 'OVERLOADED', { retryAfterSeconds });

/** Asks a server that fails in this way, in this order, and answers after that. */
function askedOf(...failures: Error[]) {
  const controller = new AbortController();
  const sent = vi.fn(async () => {
    const failure = failures.shift();
    if (failure) throw failure;
    return 'answer';
  });
  const answered = vi.fn();
  const failed = vi.fn();
  void retryOverloaded(sent, controller.signal).then(answered, failed);
  return { sent, answered, failed, giveUp: () => controller.abort() };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('sends again what a busy server refused, after the wait that it named', async () => {
  const { sent, answered, failed } = askedOf(overloaded(1), overloaded(2));
  await vi.advanceTimersByTimeAsync(999);
  expect(sent).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(answered).toHaveBeenCalledExactlyOnceWith('answer');
  expect(failed).not.toHaveBeenCalled();
});

it('tells of a server that stays busy after three tries', async () => {
  const { sent, failed } = askedOf(overloaded(1), overloaded(1), overloaded(1));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveBeenCalledTimes(3);
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'OVERLOADED' }));
});

it.each([
  ['a wait that is too long', overloaded(30)],
  ['no wait', overloaded()],
  ['a limit', new GraphError(429, '', 'RATE_LIMITED', { retryAfterSeconds: 1 })],
  ['a deadline', new GraphError(504, '', 'UPSTREAM_TIMEOUT')],
])('passes on at once: %s', async (_, failure) => {
  const { sent, failed } = askedOf(failure);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(failed).toHaveBeenCalledExactlyOnceWith(failure);
});

it('sends nothing more when nobody waits any longer', async () => {
  const { sent, giveUp } = askedOf(overloaded(1));
  await vi.advanceTimersByTimeAsync(500);
  giveUp();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveBeenCalledTimes(1);
});
