import { describe, expect, it } from 'vitest';
import { convert } from './units.ts';

const pascal = { factor: '1', offset: '0' };
const bar = { factor: '100000', offset: '0' };
const psi = { factor: '6894.757293168361', offset: '0' };
const kelvin = { factor: '1', offset: '0' };
const celsius = { factor: '1', offset: '273.15' };
const fahrenheit = { factor: '0.55555555555555555556', offset: '255.37222222222222222' };
const millimetre = { factor: '0.001', offset: '0' };
const inch = { factor: '0.0254', offset: '0' };

describe('convert', () => {
  it.each([
    ['150', psi, bar, '10.342135939752541500'.replace(/0+$/, '')],
    ['1', bar, pascal, '100000'],
    ['0.1', bar, pascal, '10000'],
    ['25', celsius, kelvin, '298.15'],
    ['2', inch, millimetre, '50.8'],
    ['50.8', millimetre, inch, '2'],
    ['-40', celsius, celsius, '-40'],
  ])('turns %s from %o into %o as %s', (value, from, to, answer) => {
    expect(convert(value, from, to)).toBe(answer);
  });

  it('keeps 20 significant digits and never writes an exponent', () => {
    expect(convert('1', pascal, { factor: '3', offset: '0' })).toBe('0.33333333333333333333');
    expect(convert('0.0000001', pascal, pascal)).toBe('0.0000001');
    expect(convert('123456789012345678901', pascal, pascal)).toBe('123456789012345678900');
  });

  it('comes back to the same number through another unit', () => {
    expect(Number(convert(convert('32', fahrenheit, celsius), celsius, fahrenheit))).toBeCloseTo(32, 15);
  });

  it.each(['', 'x', '1e', '۱۲'])('refuses %j', (text) => {
    expect(() => convert(text, bar, psi)).toThrow();
  });
});
