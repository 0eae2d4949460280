import { describe, expect, it } from 'vitest';
import { hasContact, nameKey, problemOfName } from './names.ts';

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

describe('the title of an offer', () => {
  it.each([
    ['شیر توپی، تماس ۰۹۱۲۳۴۵۶۷۸۹', true],
    ['شیر توپی 021-8877 6655', true],
    ['شیر توپی +98 912 123 4567', true],
    ['شیر توپی pump.ir', true],
    ['پیچ شش‌گوش M8 ۱٫۲۵ ۳۰ ۱۰۰ ۲۰۰', false],
    ['ورق 0.25 1000 2000 30', false],
    ['بلبرینگ 6205-2RS 30206 4512', false],
    ['لولهٔ ۱۰۰۰ ۲۰۰۰ ۳۰۰۰', false],
  ])('%s has contact data: %s', (title, has) => {
    expect(hasContact(title)).toBe(has);
  });
});
