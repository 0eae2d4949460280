import { expect, it } from 'vitest';
import { withoutWords } from './withoutWords.ts';

it.each([
  ['شیر توپی DN50 16 بار اصفهان', '16 بار', 'شیر توپی DN50 اصفهان'],
  ['شیر توپی DN50', 'DN50', 'شیر توپی'],
  ['DN50', 'DN50', ''],
  ['۱۶ بار  شیر', '۱۶ بار', 'شیر'],
  // Only whole words are cut, even when their letters stand in another word before.
  ['شیر یزدی یزد', 'یزد', 'شیر یزدی'],
  ['پیچ M10 10 میلی‌متر', '10 میلی‌متر', 'پیچ M10'],
  // Commas that part nothing go with them.
  ['شیر، ۱۶ بار، استیل', '۱۶ بار', 'شیر، استیل'],
  ['شیر، ۱۶ بار', '۱۶ بار', 'شیر'],
  ['۱۶ بار، شیر', '۱۶ بار', 'شیر'],
  // One of two equal ones.
  ['۱۶ بار تا ۱۶ بار', '۱۶ بار', 'تا ۱۶ بار'],
  // What is not there takes nothing away.
  ['شیر توپی', 'اصفهان', 'شیر توپی'],
  ['شیر توپی', '', 'شیر توپی'],
])('%s without %s is «%s»', (text, words, rest) => {
  expect(withoutWords(text, words)).toBe(rest);
});
