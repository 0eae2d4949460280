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

  it('tells what leaves', () => {
    const left: number[] = [];
    const held = new Lru<number>(2, (value) => left.push(value));
    for (const value of [1, 2, 3]) held.set(String(value), value, 1);
    held.delete('3');
    expect(left).toEqual([1, 3]);
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
