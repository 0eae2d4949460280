import { expect, it } from 'vitest';
import { nameKey, problemOfName } from './names.ts';

it.each([
  'بازرگانی فانوس',
  'فولاد‌گستر زاگرس',
  'Alborz Pump',
  'پارس & پارس',
  'شرکت صنایع (سهامی خاص)',
  'تجهیز ۲۴',
  'ایران - پمپ',
])('takes «%s»', (name) => {
  expect(problemOfName(name)).toBeUndefined();
});

it.each([
  ['ال', 'TOO_SHORT'],
  ['۱۲۳۴', 'TOO_SHORT'],
  ['ب'.repeat(61), 'TOO_LONG'],
  ['پمپ*سازی', 'CHAR_NOT_ALLOWED'],
  ['پمپ--سازی', 'CHAR_NOT_ALLOWED'],
  ['-پمپ‌سازی', 'CHAR_NOT_ALLOWED'],
  ['پمпسازی', 'CHAR_NOT_ALLOWED'],
  ['فروش pump.ir', 'HAS_CONTACT'],
  ['پمپ 0912 123 4567', 'HAS_CONTACT'],
  ['پمپ ۰۹۱۲ ۱۲۳ ۴۵۶۷', 'HAS_CONTACT'],
  ['تلگرام پمپ', 'HAS_CONTACT'],
  ['فروشگاه راسته', 'RESERVED'],
  ['را سته', 'RESERVED'],
  ['نمایندهٔ انحصاری نیکابان', 'RESERVED'],
])('refuses «%s»: %s', (name, problem) => {
  expect(problemOfName(name)?.problem).toBe(problem);
});

it.each([
  ['فولاد گستر', 'فولاد‌گستر'],
  ['فولادگستر', 'فولاد-گستر'],
  ['كاوه يزد', 'کاوه یزد'],
  ['تجهیز ۲۴', 'تجهیز 24'],
  ['Oil1', '0ill'],
  ['PARS Pump', 'pars.pump'],
])('«%s» looks like «%s»', (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other));
});
