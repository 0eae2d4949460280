import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { observeSize } from './observeSize.ts';

let resize: (...targets: object[]) => void;
let made = 0;
const observed = new Set<object>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: (entries: { target: object }[]) => void) {
        made += 1;
        resize = (...targets) => listener(targets.map((target) => ({ target })));
      }
      observe = (target: object) => observed.add(target);
      unobserve = (target: object) => observed.delete(target);
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('tells 50 ms after the last change, each element by itself, from one observer', () => {
  const one = {} as Element;
  const other = {} as Element;
  const ofOne = vi.fn();
  const ofOther = vi.fn();
  const endOne = observeSize(one, ofOne);
  const endOther = observeSize(other, ofOther);
  expect(made).toBe(1);
  resize(one);
  vi.advanceTimersByTime(49);
  resize(one);
  vi.advanceTimersByTime(49);
  expect(ofOne).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect([ofOne.mock.calls.length, ofOther.mock.calls.length]).toEqual([1, 0]);

  resize(one, other);
  endOne();
  vi.advanceTimersByTime(50);
  expect([ofOne.mock.calls.length, ofOther.mock.calls.length]).toEqual([1, 1]);
  expect([...observed]).toEqual([other]);
  endOther();
});
