import { expect, it } from 'vitest';
import { chapterLines, readChapters } from './chapterLines.ts';

it('reads a part in each line, with times in any digits', () => {
  expect(readChapters('۰:۰۸ خواندن نتیجه‌ها\n\n1:05.5 پایان ۲')).toEqual([
    { start: 8_000, title: 'خواندن نتیجه‌ها' },
    { start: 65_500, title: 'پایان ۲' },
  ]);
});

it('names the line that has no time or no title', () => {
  expect([readChapters('۰:۰۸ یک\nدو'), readChapters('۰:۷۵ یک'), readChapters('۰:۰۸')]).toEqual([2, 1, 1]);
});

it('writes lines that read as the same parts', () => {
  const chapters = [
    { start: 0, title: 'آغاز' },
    { start: 75_250, title: 'پایان' },
  ];
  expect(readChapters(chapterLines(chapters))).toEqual(chapters);
});
