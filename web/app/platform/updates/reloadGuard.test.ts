import { expect, it } from 'vitest';
import { mayReload } from './reloadGuard.ts';

function memory(content = '') {
  let text = content;
  return {
    getItem: () => text || null,
    setItem: (_key: string, value: string) => {
      text = value;
    },
  };
}

it('reloads a path once in 10 s', () => {
  const store = memory();
  expect(mayReload('/a', 1_000, store)).toBe(true);
  expect(mayReload('/a', 10_999, store)).toBe(false);
  expect(mayReload('/a', 11_000, store)).toBe(true);
});

it('guards each path by itself', () => {
  const store = memory();
  mayReload('/a', 1_000, store);
  expect(mayReload('/b', 1_001, store)).toBe(true);
  expect(mayReload('/a', 1_002, store)).toBe(false);
});

it('survives a broken memory and does nothing without one', () => {
  expect(mayReload('/a', 0, memory('{broken'))).toBe(true);
  const forbidden = {
    getItem: () => null,
    setItem: () => {
      throw new Error('denied');
    },
  };
  expect(mayReload('/a', 0, forbidden)).toBe(false);
});
