import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, everyRow, type Page } from '../kit/client.ts';
import { startSite } from '../kit/site.ts';

// What search engines and link previews read of each public page.
let site: Awaited<ReturnType<typeof startSite>>;
const pages: Record<string, { path: string; things: string[]; noindex?: boolean }> = {};
let category: { id: string; slug: string; name: string };

type Row = {
  id: string;
  slug: string;
  title: string;
  categoryId: string;
  supplierId: string;
  baseProductId: string;
  priceMode: string;
};
type Thing = Record<string, unknown> & { '@type': string };

beforeAll(async () => {
  site = await startSite();
  const { get } = clientOf(site.api);
  const items = await everyRow<Row>(get, '/supplierproducts/catalog');
  const ofMode = (mode: string) => items.find((item) => item.priceMode === mode)!;
  category = await findCategory(get, [...new Set(items.map((item) => item.categoryId))]);
  const [root] = await get<{ id: string; slug: string }[]>('/categories/menu?categoryTypes=Product');
  pages.home = { path: '/', things: ['Organization', 'WebSite', 'ItemList'] };
  pages.category = { path: `/category/${root!.id}/${root!.slug}`, things: ['BreadcrumbList', 'ItemList'] };
  pages.properties = { path: `/category/properties/${category.id}/${category.slug}`, things: ['BreadcrumbList'] };
  pages.list = { path: `/products/category/${category.id}/${category.slug}`, things: ['BreadcrumbList', 'ItemList'] };
  const supplier = (await get<Page<{ id: string; slug: string }>>('/suppliers?pageSize=1')).items[0]!;
  pages.supplier = {
    path: `/supplier/${supplier.id}/${supplier.slug}`,
    things: ['Organization', 'BreadcrumbList'],
  };
  const base = await get<{ slug: string }>(`/baseproducts/${items[0]!.baseProductId}`);
  pages['base product'] = {
    path: `/products/base-product/${items[0]!.baseProductId}/${base.slug}`,
    things: ['BreadcrumbList', 'ItemList'],
  };
  pages.root = { path: '/category/categoryType/product', things: ['BreadcrumbList', 'ItemList'] };
  pages['suppliers of a category'] = {
    path: `/supplier/category/${category.id}/${category.slug}`,
    things: ['BreadcrumbList', 'ItemList'],
  };
  pages['list of a supplier'] = {
    path: `/supplier/${items[0]!.supplierId}/products/product`,
    things: ['BreadcrumbList', 'ItemList'],
  };
  pages.suppliers = { path: '/suppliers/product', things: ['BreadcrumbList', 'ItemList'] };
  pages['list of a supplier in a category'] = {
    path: `/products/category/${category.id}/supplier/${items.find((it) => it.categoryId === category.id)!.supplierId}`,
    things: ['BreadcrumbList', 'ItemList'],
  };
  pages.search = { path: '/search/شیر', things: ['BreadcrumbList'], noindex: true };
  pages['search for suppliers'] = { path: '/suppliers/search/شیر', things: ['BreadcrumbList'], noindex: true };
  pages['search in a root'] = { path: '/products/search/product', things: ['BreadcrumbList'] };
  for (const mode of ['FIXED', 'TIERED', 'ON_REQUEST']) {
    const { id, slug } = ofMode(mode);
    pages[`product ${mode}`] = { path: `/products/${id}/${slug}`, things: ['Product', 'BreadcrumbList'] };
  }
});
afterAll(() => site.stop());

type Property = { code: string; dataType: string; isKey: boolean; enumValues: { code: string }[] };
const isKeyChoice = (it: Property) => it.isKey && it.dataType === 'ENUM';

/** A category of those with a key property to choose from and one that is measured. */
async function findCategory(get: ReturnType<typeof clientOf>['get'], ids: string[]) {
  for (const id of ids) {
    const properties = await get<Property[]>(`/categories/${id}/properties`);
    if (!properties.some(isKeyChoice) || !properties.some((it) => it.dataType === 'NUMERIC')) continue;
    return (await get<Page<typeof category>>(`/categories?ids=${id}`)).items[0]!;
  }
  throw new Error('no category of the market has a key property to choose from');
}

async function headOf(path: string) {
  const response = await fetch(site.web.url + encodeURI(path), { redirect: 'manual' });
  const html = await response.text();
  const tags = [...html.matchAll(/<(meta|link) ([^>]*?)\/?>/g)].map(([, name, text]) => ({
    tag: name!,
    ...Object.fromEntries([...text!.matchAll(/([\w:-]+)="([^"]*)"/g)].map((it) => [it[1]!.toLowerCase(), it[2]!])),
  })) as Record<string, string>[];
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const things = blocks.flatMap(([, json]) => {
    const block = JSON.parse(json!) as { '@context': string; '@graph': Thing[] };
    expect(block['@context']).toBe('https://schema.org');
    return block['@graph'];
  });
  const meta = (name: string) => tags.filter((tag) => (tag.name ?? tag.property) === name).map((tag) => tag.content!);
  const link = (rel: string) => tags.filter((tag) => tag.rel === rel);
  return { status: response.status, html, things, meta, link };
}

it('a code of an agency that nobody has is told beside the field, which keeps it and takes another one', async () => {
  const { path } = pages.supplier!;
  for (const code of ['RST-0000-0000', 'x', 'y'.repeat(60)]) {
    const { status, html, meta } = await headOf(
      `/supplier/${path.split('/')[2]}/merchantDelegations/check?code=${code}`,
    );
    expect([code, status]).toEqual([code, 200]);
    expect(html).toMatch(new RegExp(`<input[^>]*name="code"[^>]*value="${code}"`));
    expect(html).toContain('نمایندگی‌ای با این کد پیدا نشد');
    expect(meta('robots').join()).toContain('noindex');
  }
});

it('no title, description or heading says a word twice in a row, whatever a root is called', async () => {
  const { get } = clientOf(site.api);
  const roots = await get<{ id: string; slug: string }[]>('/categories/top-levels');
  const codes = ['industrial-service', 'product', 'consulting-service', 'electronic-document'];
  const paths = [
    ...codes.flatMap((code) => [`/category/categoryType/${code}`, `/suppliers/${code}`, `/products/search/${code}`]),
    ...roots.flatMap(({ id, slug }) => [
      `/category/${id}/${slug}`,
      `/category/properties/${id}/${slug}`,
      `/products/category/${id}/${slug}`,
      `/supplier/category/${id}/${slug}`,
    ]),
  ];
  const twice = /(?<![\p{L}\u200c])(\p{L}{2,})\s+\1(?![\p{L}\u200c])/u;
  for (const path of paths) {
    const { status, html, meta } = await headOf(path);
    expect(status, path).toBe(200);
    const headings = [...html.matchAll(/<(title|h[1-3])[^>]*>(.*?)<\/\1>/gs)].map(([, , text]) =>
      text!.replace(/<[^>]+>/g, ''),
    );
    expect(
      [...headings, ...meta('description')].filter((text) => twice.test(text)),
      path,
    ).toEqual([]);
  }
});

/** What schema.org's consumers require of each type. */
const required: Record<string, (thing: Thing) => void> = {
  Product: (it) => {
    for (const field of ['name', 'description', 'sku', 'url', 'offers']) expect(it, field).toHaveProperty(field);
    check(it.offers as Thing);
  },
  Offer: (it) => {
    expect(it.availability).toMatch(/^https:\/\/schema\.org\/(InStock|MadeToOrder|OutOfStock)$/);
    check(it.seller as Thing);
    if ('price' in it) expect(it).toMatchObject({ price: expect.stringMatching(/^\d+$/), priceCurrency: 'IRR' });
  },
  AggregateOffer: (it) => {
    expect(it).toMatchObject({ lowPrice: expect.stringMatching(/^\d+$/), priceCurrency: 'IRR' });
    expect(BigInt(it.lowPrice as string)).toBeLessThanOrEqual(BigInt(it.highPrice as string));
    expect(it.offerCount).toBeGreaterThan(1);
  },
  Organization: (it) => expect(it.name).toBeTruthy(),
  WebSite: (it) => expect(it).toMatchObject({ name: 'راسته', url: expect.stringMatching(/\/$/) }),
  BreadcrumbList: (it) => checkItems(it),
  ItemList: (it) => {
    checkItems(it);
    expect(it.numberOfItems).toBe((it.itemListElement as unknown[]).length);
  },
};

const check = (thing: Thing) => {
  expect(required, thing['@type']).toHaveProperty(thing['@type']);
  required[thing['@type']]!(thing);
};

function checkItems({ itemListElement }: Thing) {
  const items = itemListElement as { '@type': string; position: number; name: string; item: string }[];
  expect(items.length).toBeGreaterThan(0);
  items.forEach((it, index) => {
    expect(it).toMatchObject({ '@type': 'ListItem', position: items[0]!.position + index });
    expect(it.name).toBeTruthy();
    expect(new URL(it.item).pathname).toMatch(/^\//);
  });
}

describe('head and structured data', () => {
  it.each([
    'home',
    'category',
    'properties',
    'list',
    'supplier',
    'suppliers',
    'product FIXED',
    'product TIERED',
    'product ON_REQUEST',
    'base product',
    'root',
    'suppliers of a category',
    'list of a supplier',
    'list of a supplier in a category',
    'search',
    'search for suppliers',
    'search in a root',
  ])('of %s', async (name) => {
    const { path, things: expected, noindex } = pages[name]!;
    const { status, html, things, meta, link } = await headOf(path);
    expect(status).toBe(200);
    const [canonical] = link('canonical');
    expect(decodeURI(new URL(canonical!.href!).pathname)).toBe(path);
    expect(link('alternate')).toMatchObject([{ hreflang: 'fa-IR', href: canonical!.href }]);
    expect(meta('description')[0]!.length).toBeGreaterThan(30);
    expect(meta('og:url')).toEqual([canonical!.href]);
    for (const each of ['og:title', 'og:description', 'og:type', 'og:site_name', 'og:locale'])
      expect(meta(each), each).toHaveLength(1);
    expect(meta('robots')).toEqual(noindex ? ['noindex'] : []);
    expect([...html.matchAll(/<h1\b/g)]).toHaveLength(1);
    things.forEach(check);
    expect(things.map((it) => it['@type'])).toEqual(expect.arrayContaining(expected));
  });

  it('tells the price as it is sold', async () => {
    const offerOf = async (mode: string) =>
      (await headOf(pages[`product ${mode}`]!.path)).things.find((it) => it['@type'] === 'Product')!.offers as Thing;
    expect(await offerOf('FIXED')).toMatchObject({ '@type': 'Offer', price: expect.any(String) });
    expect(await offerOf('TIERED')).toMatchObject({ '@type': 'AggregateOffer' });
    expect(await offerOf('ON_REQUEST')).not.toHaveProperty('price');
  });

  it('keeps filtered lists out of search results, but not one value of a key property', async () => {
    const { get } = clientOf(site.api);
    const properties = await get<Property[]>(`/categories/${category.id}/properties`);
    const key = properties.find(isKeyChoice)!;
    const measured = properties.find((it) => it.dataType === 'NUMERIC')!;
    const robots = async (search: string) => (await headOf(`${pages.list!.path}?${search}`)).meta('robots');
    expect(await robots(`${key.code}=${key.enumValues[0]!.code}`)).toEqual([]);
    expect(await robots(`${key.code}=${key.enumValues[0]!.code}&includeUnknown=true`)).toEqual(['noindex']);
    expect(await robots(`${measured.code}.value=1`)).toEqual(['noindex']);
  });

  it('takes no name from a Host header', async () => {
    const { request } = await import('node:http');
    const html = await new Promise<string>((done) => {
      const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
      request({ port: site.web.port, host: '127.0.0.1', path: 'http://evil.example/', headers }, (answer) => {
        let text = '';
        answer.on('data', (chunk) => (text += chunk)).on('end', () => done(text));
      }).end();
    });
    expect(html).not.toContain('evil.example');
  });
});
