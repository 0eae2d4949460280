import { describe, expect, it } from 'vitest';
import { decimal, fromBase, parseTyped, plainNumber, toBase } from './decimal.ts';

const psi = { factor: '6894.757293168361', offset: '0' };
const bar = { factor: '100000', offset: '0' };
const celsius = { factor: '1', offset: '273.15' };

describe('a typed number', () => {
  it.each([
    ['150', '150'],
    ['۱۵۰', '150'],
    ['١٥٠', '150'],
    ['۱٬۵۰۰٫۲۵', '1500.25'],
    ['1,500.25', '1500.25'],
    ['−۲۰', '-20'],
    ['+5', '5'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['1 000 000', '1000000'],
    ['١٬٠٠٠', '1000'],
    [' ۱۲\u200f ', '12'],
    ['12,34', '12.34'],
  ])('%s is read as %s', (typed, expected) => {
    expect(parseTyped(typed)?.toFixed()).toBe(expected);
  });

  it.each([
    '',
    'abc',
    '1e400',
    'NaN',
    '0x10',
    '1.2.3',
    '1'.repeat(16),
    '--1',
    '+-1',
    '1e1',
    '1 2',
    '1/2',
    '1_000',
    '1٫2٫3',
    '1,000 000',
    '0b1',
    '1 -2',
    '٫',
  ])('%j is no number', (typed) => {
    expect(parseTyped(typed)).toBeUndefined();
  });
});

describe('a number that is stored as text', () => {
  it.each([
    ['۱۲', '12'],
    ['١٬٠٠٠٫٥٠', '1000.50'],
    ['۰٫۱۲۵', '0.125'],
    ['.5', '0.5'],
    ['-٫۵', '-0.5'],
    ['+5.', '5'],
    [' 12\u200f', '12'],
    ['۱۲۳۴۵۶۷۸۹۰۱۲۳۴۵۶۷۸۹۰٫۵', '12345678901234567890.5'],
  ])('%s becomes %s, each digit as it was typed', (typed, plain) => {
    expect(plainNumber(typed)).toBe(plain);
    expect(plainNumber(plain)).toBe(plain);
  });

  it.each(['abc', '1e4', '1/2', '۱۲ متر', '1٫2٫3'])('%s stays one that is none', (typed) => {
    expect(plainNumber(typed)).not.toMatch(/^-?\d+(\.\d+)?$/);
  });
});

describe('a unit', () => {
  it('converts exactly to the base unit', () => {
    expect(toBase(decimal('150'), psi).toFixed()).toBe('1034213.59397525415');
    expect(toBase(decimal('-20'), celsius).toFixed()).toBe('253.15');
  });

  it('comes back from the base unit with the digits asked for', () => {
    expect(fromBase(decimal('1034213.59397525415'), bar)).toBe('10.3421359398');
    expect(fromBase(decimal('1034213.59397525415'), psi)).toBe('150');
    expect(fromBase(decimal('253.15'), celsius)).toBe('-20');
    expect(fromBase(decimal('0.0000254'), { factor: '0.0254', offset: '0' })).toBe('0.001');
    expect(fromBase(decimal('273.15'), celsius)).toBe('0');
  });

  it('is rounded once: 1550003100.0046… is no hundredth more', () => {
    expect(fromBase(decimal('999999.999999'), { factor: '0.00064516', offset: '0' })).toBe('1550003100');
  });
});
