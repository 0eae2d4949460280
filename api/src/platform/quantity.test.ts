import { expect, it } from 'vitest';
import { problemOfQuantity, readQuantity } from './quantity.ts';

it.each([
  ['۱٬۰۰۰٫۵', '1000.5'],
  ['0.000001', '0.000001'],
  ['999999999999.999999', '999999999999.999999'],
])('%s is the quantity %s', (typed, quantity) => {
  expect([problemOfQuantity('moq', typed), readQuantity(typed)?.toFixed()]).toEqual([undefined, quantity]);
});

it.each([
  ['', 'NUMERIC'],
  ['1e-7', 'NUMERIC'],
  ['0', 'MIN_VALUE'],
  ['-1', 'MIN_VALUE'],
  ['0.0000001', 'DECIMAL_PLACES'],
  ['1000000000000', 'MAX_VALUE'],
])('%s is none: %s', (typed, code) => {
  expect([problemOfQuantity('moq', typed)?.code, readQuantity(typed)]).toEqual([code, undefined]);
});
