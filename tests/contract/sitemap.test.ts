import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientOf, type Page } from '../kit/client.ts';
import { peopleOf } from '../kit/people.ts';
import { startSite } from '../kit/site.ts';
import { newsroomOf } from './contents.kit.ts';

type Entries = Awaited<ReturnType<typeof read>>['entries'];

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
  const newsroom = await newsroomOf(peopleOf(site.api));
  const type = await newsroom.type('مقاله‌های نقشه', 'ARTICLE');
  await newsroom.published(type.id, 'نوشته‌ای در نقشهٔ سایت');
});
afterAll(() => site.stop());

const entry = /<(?:url|sitemap)><loc>(.*?)<\/loc>(.*?)<\/(?:url|sitemap)>/g;
const lastmod = /^<lastmod>(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)<\/lastmod>$/;

async function read(path: string) {
  const response = await fetch(site.web.url + path, { headers: { 'x-forwarded-host': 'evil.example' } });
  const text = await response.text();
  const entries = [...text.matchAll(entry)].map(([, loc, rest]) => ({
    url: new URL(loc!),
    lastmod: lastmod.exec(rest!)?.[1] ?? `no W3C date: ${rest}`,
  }));
  return { status: response.status, type: response.headers.get('content-type'), entries };
}

it('leads from robots.txt over its parts to every public page, all of them there and each with its time', async () => {
  const robots = await (await fetch(`${site.web.url}/robots.txt`)).text();
  const index = /^Sitemap: (.*)$/m.exec(robots)![1]!;
  expect(new URL(index).pathname).toBe('/sitemap.xml');

  const { status, type, entries: parts } = await read('/sitemap.xml');
  expect([status, type]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(parts.map((it) => it.url.pathname)).toEqual([
    '/sitemaps/categories.xml',
    '/sitemaps/contents.xml',
    '/sitemaps/base-products-1.xml',
    '/sitemaps/suppliers-1.xml',
    '/sitemaps/delegations-1.xml',
    '/sitemaps/products-1.xml',
    '/sitemaps/articles-1.xml',
  ]);
  const lists = await Promise.all(parts.map(async (part) => (await read(part.url.pathname)).entries));
  const all = [...parts, ...lists.flat()];
  expect(new Set(all.map((it) => it.url.origin))).toEqual(new Set([new URL(index).origin]));
  expect(all.filter((it) => Number.isNaN(Date.parse(it.lastmod)) || new Date(it.lastmod) > new Date())).toEqual([]);
  expect(new Set(all.map((it) => it.url.href)).size).toBe(all.length);
  const newest = (entries: { lastmod: string }[]) =>
    entries
      .map((it) => it.lastmod)
      .toSorted()
      .at(-1);
  expect(parts.map((it) => it.lastmod)).toEqual(lists.map(newest));

  const [categories, contents, ...numbered] = lists as [Entries, ...Entries[]];
  const [baseProducts, suppliers, delegations, products, articles] = numbered;
  const api = clientOf(site.api);
  const count = async (path: string) => (await api.get<Page<unknown>>(`${path}?pageSize=1`)).totalCount;
  expect(products).toHaveLength(await count('/supplierproducts/catalog'));
  expect(baseProducts).toHaveLength(await count('/baseproducts'));
  expect(suppliers).toHaveLength(await count('/suppliers'));

  const ends = [contents, baseProducts, suppliers, delegations, products, articles].flatMap((list) => [
    list![0]!,
    list!.at(-1)!,
  ]);
  for (const { url } of [...ends, ...categories.slice(0, 6), categories.at(-1)!]) {
    const response = await fetch(site.web.url + url.pathname, { redirect: 'manual' });
    expect([url.pathname, response.status]).toEqual([url.pathname, 200]);
    expect(await response.text()).toContain(`rel="canonical" href="${url.href}"`);
  }
});

it.each([
  ...['products-2', 'products-0', 'products-99999', 'base-products-2', 'suppliers-2', 'delegations-2'].map(
    (name) => `/sitemaps/${name}.xml`,
  ),
  '/sitemaps/suppliers.xml',
  '/sitemaps/constructor-1.xml',
  '/sitemaps/x',
])('%s is not there', async (path) => expect((await read(path)).status).toBe(404));
