import fc from 'fast-check';
import { expect, it } from 'vitest';
import { problemOfMenu, readMenu, typedMenu } from './menuLines.ts';

it('reads a line for each entry, deeper by a dash', () => {
  expect(readMenu('راهنما\n- پرسش‌ها | /faq\n\n--بازخورد|/feedback')).toEqual([
    { level: 1, title: 'راهنما' },
    { level: 2, title: 'پرسش‌ها', href: '/faq' },
    { level: 3, title: 'بازخورد', href: '/feedback' },
  ]);
});

it('says which entry is wrong', () => {
  expect(problemOfMenu(' \n')).toBe('دست‌کم یک ردیف بنویسید.');
  expect(problemOfMenu('الف | /a\n---- ب | /b')).toBe('ردیف ۲: بیش از سه پله پذیرفته نیست.');
  expect(problemOfMenu('| /a')).toMatch(/^ردیف ۱: عنوان/);
  expect(problemOfMenu(Array.from({ length: 61 }, () => 'الف | /a').join('\n'))).toBe('فهرست بیش از ۶۰ ردیف دارد.');
  expect(problemOfMenu('الف | /a')).toBeUndefined();
});

it('reads what it wrote', () => {
  const title = fc.stringMatching(/^[آ-ی][آ-ی ]{0,20}[آ-ی]$/);
  const entry = fc.record(
    { level: fc.integer({ min: 1, max: 3 }), title, href: fc.constantFrom('/faq', '/page/about?a=b') },
    { requiredKeys: ['level', 'title'] },
  );
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1 }), (entries) => {
      expect(readMenu(typedMenu(entries))).toEqual(entries);
    }),
  );
});
