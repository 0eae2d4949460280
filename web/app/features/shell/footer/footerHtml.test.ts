import { expect, it } from 'vitest';
import { footerHtml, groupsOf } from './footerHtml.ts';
import type { FrameAnswer } from '../components/frameQuestion.ts';

const hostile = '"><script>alert(1)</script>';
const answer = (more: Partial<FrameAnswer>): FrameAnswer => ({
  categoryMenu: [],
  announcements: [],
  websiteMenu: [],
  siteOperator: null,
  sitePages: [],
  helpTopics: [],
  ...more,
});
const branch = (title: string, href?: string, children: object[] = []) => ({ title, href, children });
const menuOf = (...branches: object[]) => branches as unknown as NonNullable<FrameAnswer['websiteMenu']>;

it('has groups as staff keep them, with what stands below on one level', () => {
  const websiteMenu = menuOf(
    branch('خرید', undefined, [branch('سبد', '/basket', [branch('مقایسه', '/products/compare')])]),
    branch('پرسش‌ها', '/faq'),
  );
  expect(groupsOf(answer({ websiteMenu })).map(({ title, links }) => [title, links.map(({ href }) => href)])).toEqual([
    ['خرید', ['/basket', '/products/compare']],
    ['دسترسی سریع', ['/faq', '/profile/suppliers?tab=sell', '/feedback']],
  ]);
});

it('links the pages of the site that stand there, and none twice', () => {
  const page = (title: string, path: string, placements: string[]) => ({ id: path, title, path, placements });
  const sitePages = [
    page('دربارهٔ ما', '/page/about', ['FOOTER']),
    page('تماس', '/page/contact', ['FOOTER']),
    page('بالا', '/page/top', ['HEADER']),
  ] as unknown as NonNullable<FrameAnswer['sitePages']>;
  const websiteMenu = menuOf(branch('ما', undefined, [branch('تماس', '/page/contact')]));
  const groups = groupsOf(answer({ websiteMenu, sitePages }));
  expect(groups.at(-1)).toEqual({ title: 'راسته', links: [{ title: 'دربارهٔ ما', href: '/page/about' }] });
});

it('stands what the site always has beside what it belongs to', () => {
  const websiteMenu = menuOf(branch('فروش', undefined, [branch('چگونه', '/page/how-to-sell')]));
  const [selling, others] = groupsOf(answer({ websiteMenu }));
  expect(selling!.links.map(({ href }) => href)).toEqual(['/page/how-to-sell', '/profile/suppliers?tab=sell']);
  expect(others!.links.map(({ href }) => href)).toEqual(['/basket', '/faq', '/feedback']);
});

it('names the parts of the market once', () => {
  const categoryMenu = [{ id: '1', slug: 'goods', name: 'کالا' }] as unknown as NonNullable<
    FrameAnswer['categoryMenu']
  >;
  const [first] = groupsOf(answer({ categoryMenu }));
  expect(first).toEqual({ title: 'بخش‌های بازار', links: [{ title: 'کالا', href: '/category/1/goods' }] });
  const websiteMenu = menuOf(branch('دسته‌ها', undefined, [branch('کالا', '/category/categoryType/product')]));
  expect(groupsOf(answer({ categoryMenu, websiteMenu }))[0]!.title).toBe('دسته‌ها');
});

it('is full while nobody has written a menu', () => {
  const hrefs = groupsOf(answer({})).flatMap(({ links }) => links.map(({ href }) => href));
  expect(hrefs).toEqual(['/basket', '/profile/suppliers?tab=sell', '/faq', '/feedback']);
});

it('lets no text become markup', () => {
  const websiteMenu = menuOf(branch(hostile, undefined, [branch(hostile, hostile)]));
  expect(footerHtml(answer({ websiteMenu }))).not.toContain('<script');
});
