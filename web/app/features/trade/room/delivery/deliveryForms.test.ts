import { describe, expect, it } from 'vitest';
import { restOf } from './deliveryForms.ts';

describe('what is refused is taken off what is accepted', () => {
  it.each([
    ['10', '۳', '۷'],
    ['10', '', '۱۰'],
    ['2.5', '0.5', '۲'],
    ['10', '11', undefined],
    ['10', 'سه', undefined],
  ])('of %s, %s refused leaves %s', (quantity, refused, rest) => {
    expect(restOf(quantity, refused)).toBe(rest);
  });
});
