import { expect, it } from 'vitest';
import { beginningOf, foldSearchKey } from './text.ts';

it.each([
  ['شير توپي ۲ اينچ', 'شیر توپی 2 اینچ'],
  ['كمپرسور', 'کمپرسور'],
  ['می‌شود', 'میشود'],
  ['آب‌بند', 'اببند'],
  ['فُولاد', 'فولاد'],
  ['TBV-50/316', 'tbv 50 316'],
  ['\u202Eشیر\u202C', 'شیر'],
  ['مـــحور', 'محور'],
  ['۱٬۲۵۰ در ۲٫۵ میلی‌متر.', '1250 در 2.5 میلیمتر'],
  ['A106 Gr.B', 'a106 gr.b'],
  ['\u200c\u200c', ''],
])('%j is searched as %j', (typed, folded) => {
  expect(foldSearchKey(typed)).toBe(folded);
});

it('begins with whole letters alone', () => {
  expect(beginningOf('ab🔩c', 2)).toBe('ab');
  expect(beginningOf('ab🔩c', 3)).toBe('ab');
  expect(beginningOf('ab🔩c', 4)).toBe('ab🔩');
  expect(beginningOf('ab', 9)).toBe('ab');
});
