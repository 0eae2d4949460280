import { expect, it } from 'vitest';
import { type MenuRoot, phonePanelHtml, widePanelHtml } from './menuHtml.ts';

const category = (id: string, name: string, subcategories: unknown[] = []) => ({
  __typename: 'Category',
  id,
  name,
  slug: name,
  icon: 'valve',
  itemsCount: 1,
  categoryType: 'Product',
  subcategories,
});
const root = category('r', 'goods', [
  category('b', 'valves', [category('l', '"><script>alert(1)</script>')]),
]) as MenuRoot;

it('links the root, its branches and their leaves', () => {
  const hrefs = [...widePanelHtml(root).matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(hrefs).toEqual(['/category/r/goods', '/category/b/valves', expect.stringContaining('/category/l/&quot;')]);
});

it('lets no name become markup', () => {
  expect(widePanelHtml(root)).not.toContain('<script');
});

it('leaves the leaves out on narrow windows', () => {
  expect(phonePanelHtml(root)).toContain('/category/b/');
  expect(phonePanelHtml(root)).not.toContain('/category/l/');
});
