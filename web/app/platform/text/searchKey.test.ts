import { expect, test } from 'vitest';
import { isSearchable, exceedsKey, longestKey, searchableKey, tidyKey } from './searchKey.ts';

test.each([
  ['شير  توپي ', 'شیر توپی'],
  ['شیر ۱/۲ اینچ', 'شیر ۱/۲ اینچ'],
  ['6205/2RS', '6205/2RS'],
  ['a\\b', 'a b'],
  ['پمپ\ud83d', 'پمپ'],
])('%j is searched as %j', (typed, key) => expect(tidyKey(typed)).toBe(key));

test('is as long as the graph takes, without half of a letter at its end', () => {
  const key = tidyKey(`${'پ'.repeat(longestKey - 1)}😀`);
  expect(key).toBe('پ'.repeat(longestKey - 1));
  expect(() => encodeURIComponent(key)).not.toThrow();
});

test('ends of lines, cells and «؛» between words part things', () => {
  expect(['شیر\nپمپ', 'شیر\tپمپ', 'شیر؛ پمپ', 'شیر، پمپ', ' شیر\n'].map(exceedsKey)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('a line longer than a key is more than one search', () => {
  expect([longestKey, longestKey + 1].map((length) => exceedsKey('پ'.repeat(length)))).toEqual([false, true]);
});

test('two letters or digits are enough', () => {
  expect(['آب', '۱۲', 'ا۱', 'ش', '/', '۱/', '!!'].map(isSearchable)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test.each([
  [' شير ', 'شیر'],
  ['ش\\ ', undefined],
  [`${'!'.repeat(longestKey)}شیر`, undefined],
])('%j is searched as %j where that is enough', (typed, key) => expect(searchableKey(typed)).toBe(key));
