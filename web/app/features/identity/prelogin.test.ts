import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takePrelogin } from './prelogin.ts';

const visited = { supplierId: 's', supplierProductId: 'p', path: '/products/p/x' };
const key = 'prelogin_uniqepage_visiting_supplier_and_supplierproduct';
const write = (ts: number) => kept.set(key, JSON.stringify({ ...visited, ts }));
let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('is there once, under the name of the specification', () => {
  write(1_000);
  expect(takePrelogin(2_000)).toEqual(visited);
  expect(takePrelogin(2_000)).toBeUndefined();
});

it.each([
  ['half an hour later', () => write(0), 30 * 60_000],
  ['from the future', () => write(5_000), 0],
  ['that somebody broke', () => kept.set(key, '{'), 0],
  ['that is null', () => kept.set(key, 'null'), 0],
  ['without a path', () => kept.set(key, '{"ts":0}'), 0],
])('is nothing %s', (_, given, now) => {
  given();
  expect(takePrelogin(now)).toBeUndefined();
  expect(kept.size).toBe(0);
});
