import { expect, it } from 'vitest';
import { leastClassesIn } from './classes.ts';
import { tokensOf } from './tokens.ts';

const read = (text: string) => leastClassesIn(tokensOf(text)).map(({ words }) => words.join(' '));

it.each([
  ['پروژکتور IP65 یا بهتر', ['ip65 ip66 ip67 ip68 ip69']],
  ['پروژکتور حداقل IP68', ['ip68 ip69']],
  ['جعبه IP 67 به بالا', ['ip67 ip68 ip69']],
  // Each digit says something of its own: IP56 is no better than IP65.
  ['تابلو از IP57 به بالا', ['ip57 ip58 ip59 ip67 ip68 ip69']],
  ['موتور IE3 و بالاتر', ['ie3 ie4 ie5']],
  ['پروژکتور IP65', []],
  ['پروژکتور حداکثر IP65', []],
  ['شیر حداقل PN16', []],
])('%s', (text, classes) => {
  expect(read(text)).toEqual(classes);
});
