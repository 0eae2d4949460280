import { expect, it } from 'vitest';
import { sumOf } from './sumOf.ts';

it.each([
  ['0.1', '0.2', '0.3'],
  ['20', '10', '30'],
  ['999999999999.999999', '0.000001', '1000000000000'],
  ['1.5', '1.5', '3'],
])('%s and %s are %s', (one, other, sum) => expect(sumOf(one, other)).toBe(sum));
