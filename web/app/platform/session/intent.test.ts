import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { intend, takeIntent } from './intent.ts';

const kept = new Map<string, string>();
const location = { pathname: '' };
beforeEach(() => {
  kept.clear();
  location.pathname = '/products/1/valve';
  vi.stubGlobal('window', { location });
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('is done once, by the button that was pressed', () => {
  intend('save SUPPLIER_PRODUCT 1');
  expect(takeIntent('save SUPPLIER_PRODUCT 2')).toBe(false);
  expect(takeIntent('save SUPPLIER_PRODUCT 1')).toBe(true);
  expect(takeIntent('save SUPPLIER_PRODUCT 1')).toBe(false);
});

it('is nothing on another page, half an hour later or when somebody broke it', () => {
  intend('note SUPPLIER 1');
  expect(takeIntent('note SUPPLIER 1', Date.now() + 30 * 60_000)).toBe(false);
  intend('note SUPPLIER 1');
  location.pathname = '/';
  expect(takeIntent('note SUPPLIER 1')).toBe(false);
  kept.set('intent', '{note SUPPLIER 1');
  expect(takeIntent('note SUPPLIER 1')).toBe(false);
});
