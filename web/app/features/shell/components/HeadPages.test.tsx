import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { FrameAnswer } from './frameQuestion.ts';
import { HeadPages, HeadPagesOfMenu, pagesOfHead } from './HeadPages.tsx';

const page = (name: string, placements: string[]) => ({ id: name, title: name, path: `/page/${name}`, placements });
const frame = (...sitePages: object[]) => ({ sitePages }) as unknown as FrameAnswer;

it('links the pages that stand in the head, on wide windows and in the menu of a phone', () => {
  const pages = pagesOfHead(frame(page('terms', ['FOOTER']), page('about', ['HEADER', 'FOOTER'])));
  for (const Links of [HeadPages, HeadPagesOfMenu]) {
    const html = renderToStaticMarkup(<Links pages={pages} />);
    expect(html.match(/href="[^"]*"/g)).toEqual(['href="/page/about"']);
  }
});

it('takes no place while there are none', () => {
  const pages = pagesOfHead(frame(page('terms', ['FOOTER'])));
  expect(renderToStaticMarkup(<HeadPages pages={pages} />)).toBe('');
});
