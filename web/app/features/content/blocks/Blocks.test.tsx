import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageParts } from '../../../platform/site/PageParts.ts';
import { PagePartsContext } from '../../../platform/site/PagePartsContext.ts';
import type { Masked } from '../../../platform/graph/readFragment.ts';
import type { Blocks_BlockFragment } from './Blocks.generated.ts';
import { Blocks } from './Blocks.tsx';

const span = (t: string, more: object = {}) => ({ t, m: [], a: null, dir: null, ...more });
const spans = [
  span('«قیمت» & '),
  span('DN50', { m: ['BOLD', 'CODE'] }),
  span('پرسش', { a: '/faq?a=1&b=2', m: ['ITALIC'] }),
  span('ISO', { a: 'https://example.ir/x', dir: 'LTR' }),
  span('2', { m: ['SUB'] }),
  span('3', { m: ['SUP'] }),
  span('جایی', { a: 'javascript:alert(1)' }),
];
const row = (...cells: string[]) => ({ cells: cells.map((text) => ({ spans: [span(text)] })) });
const none = {
  rows: [],
  level: null,
  anchor: null,
  isOrdered: null,
  tone: null,
  caption: null,
  fileId: null,
  width: null,
  height: null,
  alt: null,
  text: null,
  thing: null,
};
const block = (kind: string, more: object = {}) => ({
  ...none,
  key: kind,
  kind,
  spans,
  ...more,
});
const blocks = [
  ...[2, 3, 4].map((level) => block('HEADING', { key: `h${level}`, level, anchor: `بخش-${level}` })),
  block('PARAGRAPH', { spans: [span('Only Latin 12')] }),
  block('PARAGRAPH', { key: 'p2' }),
  ...[0, 1, 0].map((level, at) => block('LIST_ITEM', { key: `li${at}`, level, isOrdered: at === 2 })),
  block('QUOTE'),
  ...['INFO', 'WARNING', 'TIP'].map((tone) => block('CALLOUT', { key: tone, tone })),
  block('CODE', { text: '\nif (a < b && c > "d")\n\treturn;' }),
  block('TABLE', { rows: [row('نام', 'a', 'b'), row('فشار', '1', '<2>')], caption: 'جدول' }),
  block('IMAGE', { fileId: 'f1', width: 1600, height: 900, alt: 'برش "شیر"', caption: 'شکل ۱' }),
  block('DIVIDER'),
] as unknown as readonly Masked<Blocks_BlockFragment>[];

it('a text of words is written as React would render it', () => {
  const parts = new PageParts('nonce');
  const written = (children: ReactNode) =>
    parts.fill(renderToString(<PagePartsContext value={parts}>{children}</PagePartsContext>)).toString();
  const html = written(<Blocks blocks={blocks} />);
  expect(html).toBe(renderToString(<Blocks blocks={blocks} />));
  expect(html).not.toContain('javascript:');
});

it('a picture keeps its place, and a phone loads no large one', () => {
  const tall = [block('IMAGE', { fileId: 'f1', width: 900, height: 1_800, alt: 'شیر' })];
  const html = renderToString(<Blocks blocks={tall as unknown as typeof blocks} />);
  const [, phone, image] = /<source([^>]*)>.*<img([^>]*)>/.exec(html)!;
  expect(image).toContain('width="900" height="1800"');
  expect(image).toContain('srcSet="/media/f1/320 160w, /media/f1/640 320w, /media/f1/1280 640w"');
  expect(image).toMatch(/sizes="\(min-width: 768px\) 44rem, 100vw".*loading="lazy"/);
  expect(phone).toContain('media="(max-width: 767px)" srcSet="/media/f1/320 160w, /media/f1/640 320w" sizes="100vw"');
});
