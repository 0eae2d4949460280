import { expect, test } from 'vitest';
import { shownNumber } from './shownNumber.ts';

test.each([
  ['2023', undefined, undefined, '۲۰۲۳'],
  ['2023', 'mm', undefined, '۲٬۰۲۳'],
  ['12345', undefined, undefined, '۱۲٬۳۴۵'],
  ['0.39370078740157480315', 'in', 4, '۰٫۳۹۳۷'],
  ['1234567.8', 'Pa', 4, '۱٬۲۳۴٬۵۶۸'],
  ['-20.5', 'Cel', undefined, '\u200e−۲۰٫۵'],
])('%s in %s to %s digits reads %s', (text, unit, digits, shown) => {
  expect(shownNumber(text, unit, digits)).toBe(shown);
});
