import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientOf, type Page } from '../api/client.ts';
import { startSite } from '../kit/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite({ database: 'pglite' });
});
afterAll(() => site.stop());

const entry = /<(?:url|sitemap)><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?<\/(?:url|sitemap)>/g;

async function read(path: string) {
  const response = await fetch(site.web.url + path, { headers: { 'x-forwarded-host': 'evil.example' } });
  const text = await response.text();
  const entries = [...text.matchAll(entry)].map(([, loc, lastmod]) => ({ url: new URL(loc!), lastmod }));
  return { status: response.status, type: response.headers.get('content-type'), entries };
}

it('leads from robots.txt over its parts to every public page, all of them there', async () => {
  const robots = await (await fetch(`${site.web.url}/robots.txt`)).text();
  const index = /^Sitemap: (.*)$/m.exec(robots)![1]!;
  expect(new URL(index).pathname).toBe('/sitemap.xml');

  const { status, type, entries: parts } = await read('/sitemap.xml');
  expect([status, type]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(parts.map((it) => it.url.pathname)).toEqual([
    '/sitemaps/categories.xml',
    '/sitemaps/suppliers.xml',
    '/sitemaps/products-1.xml',
  ]);
  const origins = new Set(parts.map((it) => it.url.origin));
  expect([...origins]).toEqual([new URL(index).origin]);

  const { totalCount } = await clientOf(site.api).get<Page<unknown>>('/supplierproducts/catalog?pageSize=1');
  const products = (await read('/sitemaps/products-1.xml')).entries;
  expect(new Set(products.map((it) => it.url.href)).size).toBe(totalCount);
  expect(
    products.every((it) => it.url.origin === new URL(index).origin && !Number.isNaN(Date.parse(it.lastmod!))),
  ).toBe(true);
  expect(parts.at(-1)!.lastmod).toBe(products.at(-1)!.lastmod);

  const categories = (await read('/sitemaps/categories.xml')).entries;
  const suppliers = (await read('/sitemaps/suppliers.xml')).entries;
  expect(suppliers.length).toBeGreaterThan(10);
  const delegations = suppliers.find((it) => it.url.pathname.includes('/merchantDelegations/'))!;
  for (const { url } of [products[0]!, products.at(-1)!, ...categories.slice(0, 6), categories.at(-1)!, delegations]) {
    const response = await fetch(site.web.url + url.pathname, { redirect: 'manual' });
    expect([url.pathname, response.status]).toEqual([url.pathname, 200]);
  }
});

it.each(['/sitemaps/products-2.xml', '/sitemaps/products-0.xml', '/sitemaps/products-99999.xml', '/sitemaps/x'])(
  '%s is not there',
  async (path) => expect((await read(path)).status).toBe(404),
);
