import { describe, expect, it } from 'vitest';
import { Lru } from './lru.ts';

describe('a map of bounded weight', () => {
  it('lets go of what was used longest ago', () => {
    const held = new Lru<number>(10);
    held.set('a', 1, 4);
    held.set('b', 2, 4);
    held.get('a');
    held.set('c', 3, 4);
    expect(['a', 'b', 'c'].map((key) => held.get(key))).toEqual([1, undefined, 3]);
    expect(held.weight).toBe(8);
  });

  it('counts a replaced entry once and does not take what is too heavy', () => {
    const held = new Lru<number>(10);
    held.set('a', 1, 4);
    held.set('a', 2, 6);
    expect([held.get('a'), held.weight]).toEqual([2, 6]);
    held.set('a', 3, 11);
    expect([held.get('a'), held.weight]).toEqual([undefined, 0]);
  });
});
