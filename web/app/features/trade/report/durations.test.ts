import { expect, it } from 'vitest';
import { durationText } from './durations.ts';

it.each([
  [0, 'کمتر از یک دقیقه'],
  [1, '۱ دقیقه'],
  [59, '۵۹ دقیقه'],
  [60, '۱ ساعت'],
  [125, '۲ ساعت و ۵ دقیقه'],
  [1_440, '۱ روز'],
  [1_445, '۱ روز'],
  [3_060, '۲ روز و ۳ ساعت'],
  [1_440 * 1_200, '۱٬۲۰۰ روز'],
])('%i minutes', (minutes, text) => expect(durationText(minutes)).toBe(text));
