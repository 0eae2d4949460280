import { describe, expect, it } from 'vitest';
import type { Block } from './blocks.schemas.ts';
import { textOf } from './body-text.ts';
import { checkBody } from './check-body.ts';
import { markdownOf } from './markdown-of.ts';
import { blocksOfMarkdown } from './read-markdown.ts';

const hosts = ['www.iso.org'];
const read = (markdown: string) => blocksOfMarkdown(markdown, { hosts, own: 'https://rasteh.ir' });
/** Parts with their marks, as `text{BOLD}(/link)`. */
const shown = ({ spans }: Pick<Block, 'spans'>) =>
  spans.map(({ t, m, a }) => `${t}${m.length > 0 ? `{${m.join()}}` : ''}${a ? `(${a})` : ''}`).join('|');
const FILE = '01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f';

describe('Persian emphasis', () => {
  it.each([
    ['**قیمت:**۱۲۰', 'قیمت:{BOLD}|۱۲۰', true],
    ['**قیمت:** ۱۲۰', 'قیمت:{BOLD}| ۱۲۰', false],
    ['*توجه!*لطفاً', 'توجه!{ITALIC}|لطفاً', true],
    ['__قیمت:__۱۲۰', 'قیمت:{BOLD}|۱۲۰', true],
    ['**قیمت (تومان)**است', 'قیمت (تومان){BOLD}|است', true],
    ['**«نقل»**بعد', '«نقل»{BOLD}|بعد', true],
    ['قیمت**(تومان)** است', 'قیمت|(تومان){BOLD}| است', true],
    ['(**مهم**) است', '(|مهم{BOLD}|) است', false],
    ['می\u200c**خواهم**', 'می\u200c|خواهم{BOLD}', false],
    ['**سفارش**\u200cها', 'سفارش{BOLD}|\u200cها', false],
    ['**قیمت:**\u200cتومان', 'قیمت:{BOLD}|\u200cتومان', true],
    ['**سفارش\u200cها**ی ما', 'سفارش\u200cها{BOLD}|ی ما', false],
    ['`a:*b*`', 'a:*b*{CODE}', false],
    ['۲ * ۳ * ۴', '۲ * ۳ * ۴', false],
  ])('%s is read as it was meant', (markdown, expected, isMended) => {
    const { blocks, dropped } = read(markdown);
    expect(blocks.map(shown)).toEqual([expected]);
    expect(dropped.some(({ what }) => what === 'EMPHASIS_MENDED')).toBe(isMended);
  });
});

describe('what Persian writers paste', () => {
  const items = (markdown: string) =>
    read(markdown).blocks.map(
      (block) => `${block.kind}${block.isOrdered ? ' 1' : ''} ${block.level ?? ''} ${shown(block)}`,
    );

  it.each([
    ['۱. برش\n۲. جوش', ['LIST_ITEM 1 0 برش', 'LIST_ITEM 1 0 جوش']],
    ['٤) برش', ['LIST_ITEM 1 0 برش']],
    ['- برش\n    ۱. یک', ['LIST_ITEM 0 برش', 'LIST_ITEM 1 1 یک']],
    ['• پیچ\n• مهره', ['LIST_ITEM 0 پیچ', 'LIST_ITEM 0 مهره']],
    ['\u200f## انتخاب\n\n\u200f- پیچ', ['HEADING 2 انتخاب', 'LIST_ITEM 0 پیچ']],
    ['سال ۱۴۰۳. سپس', ['PARAGRAPH  سال ۱۴۰۳. سپس']],
    ['۱۴۰۳. سپس', ['PARAGRAPH  ۱۴۰۳. سپس']],
    ['۱.۵ میلی‌متر', ['PARAGRAPH  ۱.۵ میلی‌متر']],
    ['ورق ۱۰*۲۰*۳۰ و 5*6*7', ['PARAGRAPH  ورق ۱۰*۲۰*۳۰ و 5*6*7']],
    ['کد `` ۱*9` `` و ۲*۳', ['PARAGRAPH  کد |۱*9`{CODE}| و ۲*۳']],
    ['یک ` و ۲*۳*۴', ['PARAGRAPH  یک ` و ۲*۳*۴']],
    ['کد `2*3*4` و **۱۰**', ['PARAGRAPH  کد |2*3*4{CODE}| و |۱۰{BOLD}']],
    [
      'ببینید: https://www.iso.org/a، «https://www.iso.org/b»؛سپس',
      [
        'PARAGRAPH  ببینید: |https://www.iso.org/a(https://www.iso.org/a)|، «|https://www.iso.org/b(https://www.iso.org/b)|»؛سپس',
      ],
    ],
    ['یک<br>دو', ['PARAGRAPH  یک', 'PARAGRAPH  دو']],
  ])('%j is read as it was meant', (markdown, expected) => {
    expect(items(markdown)).toEqual(expected);
  });

  it('leaves code as it is', () => {
    const code = '۱. الف\n• ب\n2*3*4\n~~~';
    expect(read(`\`\`\`\`text\n${code}\n\`\`\`\n\`\`\`\`\n۱. پ`).blocks).toMatchObject([
      { kind: 'CODE', text: `${code}\n\`\`\`` },
      { kind: 'LIST_ITEM', isOrdered: true },
    ]);
  });
});

describe('Markdown', () => {
  it('becomes blocks of every kind', () => {
    const { blocks, dropped } = read(
      [
        '## عنوان',
        'متن **پررنگ** با H~2~O و m^2^ و [ایزو](https://www.iso.org/a).',
        '1. یک\n   - دو\n     - سه\n2. چهار',
        '> [!WARNING] **هشدار** شیر',
        '> نقل',
        '| الف | ب |\n|---|---|\n| ۱ | **۲** |\n\n: شرح جدول',
        `![برش](/media/${FILE}/640 "شرح")`,
        `![-](/media/${FILE}/640)`,
        `{{product:${FILE}}}`,
        `{{supplier:${FILE}}}`,
        `{{faq:${FILE}}}`,
        '```json\n  {}\n```',
        '---',
      ].join('\n\n'),
    );
    expect(dropped).toEqual([]);
    expect(blocks.map(({ kind }) => kind).join(' ')).toBe(
      'HEADING PARAGRAPH LIST_ITEM LIST_ITEM LIST_ITEM LIST_ITEM CALLOUT QUOTE TABLE IMAGE IMAGE PRODUCT_CARD SUPPLIER_CARD FAQ CODE DIVIDER',
    );
    expect(shown(blocks[1]!)).toBe('متن |پررنگ{BOLD}| با H|2{SUB}|O و m|2{SUP}| و |ایزو(https://www.iso.org/a)|.');
    expect(blocks.slice(2, 6).map(({ level, isOrdered }) => `${level}${isOrdered ? ' numbered' : ''}`)).toEqual([
      '0 numbered',
      '1',
      '2',
      '0 numbered',
    ]);
    expect(blocks[6]).toMatchObject({ tone: 'WARNING' });
    expect(shown(blocks[6]!)).toBe('هشدار{BOLD}| شیر');
    expect(blocks[8]).toMatchObject({ caption: 'شرح جدول' });
    expect(blocks[9]).toMatchObject({ alt: 'برش', caption: 'شرح', fileId: FILE });
    expect(blocks[10]).toMatchObject({ isDecorative: true });
    expect(blocks[14]).toMatchObject({ text: '  {}', language: 'json' });
    expect(read(markdownOf(blocks)).blocks.map(({ key: _, ...rest }) => rest)).toEqual(
      blocks.map(({ key: _, ...rest }) => rest),
    );
  });

  it('is written with no more signs than it needs, and reads as the same text', () => {
    const plain = 'ثبت‌نام ندارد. مانند ISO 4032-1، ۵٪ (نه ۱٫۵)؛ چرا؟ مثال: الف/ب = ج + د, "ه"!';
    const telling = [
      '1. الف',
      '1) الف',
      '- الف',
      '+ الف',
      ': الف',
      '= الف',
      '# الف',
      '> الف',
      '*الف*',
      'الف_ب',
      '| الف |',
    ];
    const paragraphs = [plain, ...telling].map((t) => ({ kind: 'PARAGRAPH' as const, spans: [{ t }] }));
    const { blocks } = checkBody(paragraphs, { hosts, own: 'https://rasteh.ir' });
    const markdown = markdownOf(blocks);
    expect(markdown.split('\n')[0]).toBe(
      'ثبت‌نام ندارد. مانند ISO 4032-1، ۵٪ (نه ۱٫۵)؛ چرا؟ مثال: الف/ب = ج + د, \\"ه\\"\\!',
    );
    expect(read(markdown).blocks.map(shown)).toEqual([plain, ...telling]);
  });

  it('tells what was not kept, and on which line', () => {
    const { dropped } = read(
      '# یک\n\nمتن <b>پررنگ</b>\n\n- [x] کار\n\n~~خط~~ و [بد](http://evil.example)\n\n[^1]\n\n[^1]: پا',
    );
    expect(dropped.map(({ line, what }) => `${line} ${what}`)).toEqual([
      '1 HEADING_LEVEL',
      '3 HTML',
      '3 HTML',
      '5 CHECKBOX',
      '7 STRIKETHROUGH',
      '7 LINK',
      '9 FOOTNOTE',
      '11 FOOTNOTE',
    ]);
  });
});

const script = '<script>alert(1)</script>';
/** Hostile files, and what a reader may get of them. */
const hostile: [string, string][] = [
  [script, ''],
  [`متن ${script} متن`, 'متن alert(1) متن'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<svg/onload=alert(1)>', '<svg/onload=alert(1)>'],
  ['<iframe src="javascript:alert(1)"></iframe>', ''],
  ['<a href="javascript:alert(1)">لینک</a>', 'لینک'],
  ['[لینک](javascript:alert(1))', 'لینک'],
  ['[لینک](JaVaScRiPt:alert(1))', 'لینک'],
  ['[لینک](java&#115;cript:alert(1))', 'لینک'],
  ['[لینک](&#x6A;avascript:alert(1))', 'لینک'],
  ['[لینک](<java\tscript:alert(1)>)', 'لینک'],
  ['[لینک](data:text/html;base64,PHNjcmlwdD4=)', 'لینک'],
  ['[لینک](vbscript:msgbox)', 'لینک'],
  ['[لینک](//evil.example)', 'لینک'],
  ['[لینک](/\\evil.example)', 'لینک'],
  ['[لینک](https://www.iso.org@evil.example)', 'لینک'],
  ['[لینک](https://www.iso.org.evil.example)', 'لینک'],
  ['[لینک][r]\n\n[r]: javascript:alert(1)', 'لینک'],
  ['<javascript:alert(1)>', 'javascript:alert(1)'],
  ['<https://evil.example>', 'https://evil.example'],
  ['www.evil.example', 'www.evil.example'],
  ['a@evil.example', 'a@evil.example'],
  ['![تصویر](javascript:alert(1))', ''],
  ['![تصویر](https://evil.example/x.png)', ''],
  ['![تصویر](/media/../../etc/passwd)', ''],
  [`![تصویر](/media/${FILE}"onerror=alert)`, ''],
  ['![a][r]\n\n[r]: data:image/svg+xml,x', ''],
  ['<style>*{display:none}</style>', ''],
  ['<!-- نهان -->', ''],
  ['<?php echo 1 ?>', ''],
  ['<![CDATA[ x ]]>', ''],
  ['<!DOCTYPE html>', ''],
  ['<div>\nمتن\n</div>', ''],
  ['<details><summary>الف</summary>\n\nب\n\n</details>', 'ب'],
  ['```html\n<script>alert(1)</script>\n```', script],
  ['`<b>الف</b>`', '<b>الف</b>'],
  ['&lt;script&gt;', '<script>'],
  ['| <b>الف</b> |\n|---|\n| <script>x</script> |', 'الف\nx'],
  ['> <script>\n> alert(1)\n> </script>', ''],
  ['- <img src=x onerror=alert(1)>\n- ب', 'ب'],
  ['## <img src=x> عنوان', 'عنوان'],
  ['\u202eمتن\u202c \u200fوارونه\u0000', 'متن وارونه'],
  ['{{product:javascript}}', '{{product:javascript}}'],
  ['[^1]\n\n[^1]: <script>alert(1)</script>', ''],
];

describe('hostile Markdown', () => {
  it.each(hostile)('%j', (markdown, expected) => {
    const { blocks } = read(markdown);
    expect(textOf(blocks)).toBe(expected);
    const links = blocks.flatMap(({ spans, rows }) => [
      ...spans,
      ...rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.spans)),
    ]);
    expect(links.filter(({ a }) => a !== undefined)).toEqual([]);
  });

  it.each([
    ['quotations', '>'.repeat(40_000)],
    ['lists', '- '.repeat(20_000)],
    ['deep lists', Array.from({ length: 200 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
    ['brackets', '[a]('.repeat(10_000)],
    ['emphasis', '*a_ '.repeat(10_000)],
    ['tildes', '~a'.repeat(20_000)],
    ['code', '`a'.repeat(20_000)],
    ['entities', '&a'.repeat(20_000)],
    ['columns', `${'|a'.repeat(10_000)}\n${'|-'.repeat(10_000)}`],
  ])('of many %s is read in a moment', (_, markdown) => {
    const from = process.cpuUsage();
    read(markdown);
    const { user } = process.cpuUsage(from);
    expect(user / 1_000).toBeLessThan(5_000);
  });
});
