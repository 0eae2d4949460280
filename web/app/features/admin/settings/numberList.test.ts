import { expect, it } from 'vitest';
import { readNumbers, typedNumbers } from './numberList.ts';

it('reads what it writes, and commas of either alphabet', () => {
  expect(typedNumbers([30, 7])).toBe('۳۰، ۷');
  expect(readNumbers('۳۰، ۷')).toEqual([30, 7]);
  expect(readNumbers('30,7')).toEqual([30, 7]);
  expect(readNumbers(' ۲۰ ')).toEqual([20]);
});

it.each(['', '۳۰،', 'سی', '۱٫۵', '-1', '۱۲۳۴۵۶۷'])('«%s» is no list of numbers', (typed) => {
  expect(readNumbers(typed)).toBeUndefined();
});
