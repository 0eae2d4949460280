import { describe, expect, it } from 'vitest';
import { amountOfLine, amountOfOffer, discountOf, wholeRials } from './liveTotal.ts';

const typed = {
  'price-a': '۱٬۲۰۰',
  'quantity-a': '۲٫۵',
  'discount-a': '۱۰۰',
  'offered-a': 'yes',
  'price-b': '',
  'quantity-b': '۳',
  'discount-b': '',
  'offered-b': 'yes',
  'cost-0': 'بسته‌بندی',
  'costAmount-0': '50',
  freight: '۲۰۰',
};
const total = (values: Record<string, string>) => {
  const { amount, isPart } = amountOfOffer(values, ['a', 'b']);
  return [wholeRials(amount), isPart];
};

describe('the amount of an offer while it is typed', () => {
  it('is exact for parts of units, less the discount', () => {
    expect(amountOfLine(typed, 'a')!.toFixed()).toBe('29000');
  });

  it('is a least one while something offered has no price', () => {
    expect(total(typed)).toEqual(['31500', true]);
    expect(total({ ...typed, 'price-b': '۰' })).toEqual(['31500', false]);
    expect(total({ ...typed, 'offered-b': 'no' })).toEqual(['31500', false]);
  });

  it('is not known of what is no number', () => {
    expect(amountOfLine({ ...typed, 'quantity-a': 'دو' }, 'a')).toBeUndefined();
    expect(amountOfLine({ ...typed, 'price-a': '1.5' }, 'a')).toBeUndefined();
  });
});

it('a discount in percent is of the full amount, in whole tomans', () => {
  expect(discountOf(typed, 'a', '10')).toBe('300');
  expect(discountOf(typed, 'b', '10')).toBe('');
});
