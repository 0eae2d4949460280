import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Renewal } from './Renewal.ts';

/** A renewal whose questions are answered or fail in this order, and are answered after that. */
function renewalOf(...answers: boolean[]) {
  const renewed: (readonly string[])[] = [];
  const renewal = new Renewal(async (places) => {
    renewed.push(places);
    return answers.shift() ?? true;
  });
  return { renewal, renewed };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks once for what several events of a moment tell', async () => {
  const { renewal, renewed } = renewalOf();
  for (const places of [['notes'], ['notes', 'orders'], []]) renewal.renew(places);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(renewed).toEqual([['notes', 'orders']]);
});

it('asks again for what could not be had, after pauses that double, until it is answered', async () => {
  const { renewal, renewed } = renewalOf(false, false);
  renewal.renew(['notes']);
  await vi.advanceTimersByTimeAsync(999);
  expect(renewed).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(renewed).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(renewed).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(renewed).toEqual([['notes'], ['notes'], ['notes']]);
});

it('asks for what had failed with the next event, and not once more', async () => {
  const { renewal, renewed } = renewalOf(false);
  renewal.renew(['notes']);
  await vi.advanceTimersByTimeAsync(0);
  renewal.renew(['orders']);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(renewed).toEqual([['notes'], ['notes', 'orders']]);
});

it('asks nothing more once it is stopped, also when a question was on its way', async () => {
  const { renewal, renewed } = renewalOf(false);
  renewal.renew(['notes']);
  renewal.stop();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(renewed.length).toBeLessThanOrEqual(1);

  const other = renewalOf(false, false);
  other.renewal.renew(['notes']);
  await vi.advanceTimersByTimeAsync(0);
  other.renewal.stop();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(other.renewed).toHaveLength(1);
});
