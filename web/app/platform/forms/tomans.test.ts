import { describe, expect, it } from 'vitest';
import { groupTyped, readTomans, typedTomans } from './tomans.ts';

describe('an amount is read as people write it', () => {
  it.each([
    ['', ''],
    ['50000000', '50000000'],
    ['۵۰٬۰۰۰٬۰۰۰', '50000000'],
    ['٥٠٬٠٠٠٬٠٠٠', '50000000'],
    ['50,000,000', '50000000'],
    ['۵۰،۰۰۰،۰۰۰', '50000000'],
    ['50.000.000', '50000000'],
    ["50'000'000", '50000000'],
    ['50 000 000', '50000000'],
    ['\u200f۵۰٬۰۰۰٬۰۰۰ تومان', '50000000'],
    ['۵۰٬۰۰', '5000'],
    ['007', '7'],
    ['0', '0'],
  ])('%j is %j', (typed, read) => expect(readTomans(typed)).toBe(read));

  it.each(['12,5', '12.50', '۱۲٫۵', '-5', '5 میلیون', '۵۰۰ ریال', '1e6', '50,000.000', '0x10'])('%j is none', (typed) =>
    expect(readTomans(typed)).toBeUndefined(),
  );

  it('and is written with groups', () => {
    expect(typedTomans('50000000')).toBe('۵۰٬۰۰۰٬۰۰۰');
    expect(typedTomans('')).toBe('');
  });
});

describe('while it is typed', () => {
  // The bar is the place of the next letter.
  it.each([
    ['5|', '۵|'],
    ['۵۰۰۰|', '۵٬۰۰۰|'],
    ['۵٬۰۰۰۰|', '۵۰٬۰۰۰|'],
    ['۵۰٬۰|۰', '۵٬۰۰|۰'],
    ['1|۵۰٬۰۰۰', '۱|۵۰٬۰۰۰'],
    ['50,000,000|', '۵۰٬۰۰۰٬۰۰۰|'],
    ['12,|', '12,|'],
    ['|', '|'],
    ['abc|', 'abc|'],
  ])('%s becomes %s', (before, after) => {
    const { text, caret } = groupTyped(before.replace('|', ''), before.indexOf('|'));
    expect(`${text.slice(0, caret)}|${text.slice(caret)}`).toBe(after);
  });
});
