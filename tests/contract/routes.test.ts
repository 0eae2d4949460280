import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeGuidance } from '../kit/guidance.ts';
import { writeVideo } from '../kit/videos.ts';
import { clientOf, type Page } from '../kit/client.ts';
import { peopleOf } from '../kit/people.ts';
import { startSite } from '../kit/site.ts';
import { newsroomOf } from './contents.kit.ts';
import { ownPages, pagesOfThings, routes } from './tables.ts';

let site: Awaited<ReturnType<typeof startSite>>;
type Offer = {
  id: string;
  slug: string;
  title: string;
  categoryId: string;
  supplierId: string;
  baseProductId: string;
};

/** `canonical`: where the page is known under another path. */
let addresses: Record<string, { path: string; title: string; h1: string; canonical?: string }>;

beforeAll(async () => {
  site = await startSite();
  const people = peopleOf(site.api);
  const editor = await people.login('09000000008');
  await writeGuidance(people, editor);
  const video = await writeVideo(people, editor);
  const { get } = clientOf(site.api);
  const offer = (await get<Page<Offer>>('/supplierproducts/catalog?pageSize=1')).items[0]!;
  const category = (await get<Page<{ id: string; slug: string; name: string }>>(`/categories?ids=${offer.categoryId}`))
    .items[0]!;
  type Supplier = { id: string; slug: string; brandName: string };
  const supplier = (await get<Page<Supplier>>(`/suppliers?ids=${offer.supplierId}`)).items[0]!;
  const base = await get<{ items: { slug: string; name: string }[] }>(`/baseproducts?ids=${offer.baseProductId}`);
  const merchants = await get<Page<{ id: string; slug: string; name: string }>>('/merchants/confirmed?pageSize=1');
  const merchant = merchants.items[0]!;
  const page = (path: string, h1: string) => ({ path, h1, title: `${h1} | راسته` });
  const root = (await get<Page<typeof category>>('/categories?searchKey=شیرآلات')).items[0]!;
  const contents = await addressesOfContents(root);
  addresses = {
    '/products/{productId}/{name...}': page(`/products/${offer.id}/${offer.slug}`, offer.title),
    '/products/category/{categoryId}/{name...}': page(
      `/products/category/${category.id}/${category.slug}`,
      category.name,
    ),
    '/category/{categoryId}/{name...}': page(`/category/${category.id}/${category.slug}`, category.name),
    '/category/properties/{categoryId}/{name...}': page(
      `/category/properties/${category.id}/${category.slug}`,
      `ویژگی‌ها و یکاهای ${category.name}`,
    ),
    '/products/category/{categoryId}/supplier/{supplierId}': page(
      `/products/category/${category.id}/supplier/${supplier.id}`,
      `${category.name} از ${supplier.brandName}`,
    ),
    '/products/base-product/{baseProductId}/{name...}': page(
      `/products/base-product/${offer.baseProductId}/${base.items[0]!.slug}`,
      base.items[0]!.name,
    ),
    '/category/categoryType/{categoryType}': page(
      '/category/categoryType/consulting-service',
      'همهٔ دسته‌های طراحی و مشاوره',
    ),
    '/supplier/category/{categoryId}/{name}': page(
      `/supplier/category/${category.id}/${category.slug}`,
      `تأمین‌کنندگان ${category.name}`,
    ),
    '/supplier/{supplierId}/products/{categoryType}': page(
      `/supplier/${supplier.id}/products/product`,
      `تجهیزات و کالای صنعتی از ${supplier.brandName}`,
    ),
    '/supplier/{supplierId}/merchantDelegations/{name}': page(
      `/supplier/${supplier.id}/merchantDelegations/${supplier.slug}`,
      `نمایندگی‌های ${supplier.brandName}`,
    ),
    '/faq': page('/faq', 'پرسش‌های پرتکرار'),
    '/videos': page('/videos', 'ویدئوها'),
    '/videos/{mediaVideoId}/{title...}': page(decodeURI(video.path), video.title),
    '/feedback': page('/feedback', 'بازخورد'),
    '/help': page('/help', 'راهنما'),
    '/help/{uniqueId}': page('/help/home', 'راهنمای «صفحهٔ اصلی»'),
    '/merchant/{merchantId}/{name...}': page(`/merchant/${merchant.id}/${merchant.slug}`, merchant.name),
    '/suppliers/{categoryType}': page('/suppliers/product', 'تأمین‌کنندگان تجهیزات و کالای صنعتی'),
    '/search/{key}': page('/search/شیر توپی', 'جست‌وجوی «شیر توپی»'),
    '/suppliers/search/{key}': page('/suppliers/search/شیر', 'تأمین‌کنندگان با نام «شیر»'),
    '/products/search/{categoryType}': page('/products/search/product', 'جست‌وجو در تجهیزات و کالای صنعتی'),
    '/supplier/{supplierId}/{name...}': page(`/supplier/${supplier.id}/${supplier.slug}`, supplier.brandName),
    ...contents,
  };
});
afterAll(() => site.stop());

/** Addresses of what people read: the market of tests has none of it. */
async function addressesOfContents(root: { id: string; slug: string; name: string }) {
  const page = (path: string, h1: string) => ({ path, h1, title: `${h1} | راسته` });
  const newsroom = await newsroomOf(peopleOf(site.api));
  const type = await newsroom.type('مقاله‌های مسیرها', 'ARTICLE');
  const label = await newsroom.label('مسیرها');
  const text = await newsroom.published(type.id, 'نوشته‌ای در مسیر خود', { labelIds: [label.id] });
  const { page: written, supplier } = await newsroom.ofMaker(type.id, 'نوشتهٔ سازنده');
  const ofSite = await newsroom.type('صفحه‌های مسیرها', 'STATIC');
  await newsroom.published(ofSite.id, 'دربارهٔ مسیرها', { uniquePageName: 'about-routes' });
  const landing = await newsroom.type('معرفی مسیرها', 'LANDING');
  await newsroom.published(landing.id, 'راسته چگونه کار می‌کند', { uniquePageName: 'how-it-works' });
  const ofCategory = `/category/contents/product/${root.id}/${root.slug}`;
  return {
    '/contents/{contentTypeId}': page(`/contents/${type.id}`, type.title),
    '/contents/{pageId}/{title...}': page(decodeURI(text.path), text.title),
    '/contents/{pageId}/supplier/{supplierId}/{title...}': {
      ...page(`/contents/${written.id}/supplier/${supplier.id}/${written.slug}`, written.title),
      canonical: decodeURI(written.path),
    },
    '/contents/label/{title}': page(`/contents/label/${label.title}`, `نوشته‌ها با برچسب «${label.title}»`),
    '/category/contents/{categoryType}/{categoryId}/{name...}': page(ofCategory, `نوشته‌ها دربارهٔ ${root.name}`),
    '/supplier/{supplierId}/content-list': page(
      `/supplier/${supplier.id}/content-list`,
      `نوشته‌های ${supplier.brandName}`,
    ),
    '/page/{uniquePageName}': page('/page/about-routes', 'دربارهٔ مسیرها'),
  };
}

async function visit(path: string) {
  const response = await fetch(site.web.url + encodeURI(path), { redirect: 'manual' });
  const html = await response.text();
  const text = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map((match) => unescape(match[1]!.replace(/<[^>]+>/g, '')));
  return {
    status: response.status,
    html,
    titles: text(/<title>([^<]*)<\/title>/g),
    h1s: text(/<h1[^>]*>(.*?)<\/h1>/gs),
    canonicals: text(/<link rel="canonical" href="([^"]*)"/g),
  };
}

/** Buttons and links of an error page's content. */
const buttonsOf = (html: string) => {
  const content = /class="state-actions">(.*?)<\/div>/s.exec(html)?.[1] ?? '';
  return [...content.matchAll(/<(a|button)\b.*?<\/\1>/gs)].map(([it]) => it.replace(/<[^>]+>/g, '').trim());
};

const unescape = (text: string) =>
  text
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');

describe('every page that must be there', () => {
  const withAddress = routes.there.filter(
    ({ path, access }) => path.includes('{') && path !== '/{slug...}' && access === 'public',
  );
  it.each(withAddress)('$path', async ({ path }) => {
    const expected = addresses[path]!;
    expect(expected, 'the test knows no address of this row').toBeDefined();
    const page = await visit(expected.path);
    expect(page.status).toBe(200);
    expect(page.titles).toEqual([expected.title]);
    expect(page.h1s).toEqual([expected.h1]);
    expect(page.canonicals).toHaveLength(1);
    expect(decodeURI(page.canonicals[0]!)).toMatch(
      new RegExp(`^https?://[^/]+${(expected.canonical ?? expected.path).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`),
    );
  });

  it('/', async () => {
    const page = await visit('/');
    expect(page.status).toBe(200);
    expect(page.h1s).toHaveLength(1);
    expect(page.canonicals).toHaveLength(1);
    for (const root of ['خدمات تولید صنعتی', 'تجهیزات و کالای صنعتی', 'طراحی و مشاوره', 'استانداردها و مدارک'])
      expect(page.html).toContain(root);
  });

  it('/how-it-works', async () => {
    const page = await visit('/how-it-works');
    expect([page.status, page.h1s.length]).toEqual([200, 1]);
    expect(page.canonicals.map((it) => new URL(it).pathname)).toEqual(['/how-it-works']);
  });

  it('/users/login', async () => {
    const page = await visit('/users/login?redirectPath=/profile');
    expect(page.status).toBe(200);
    expect(page.titles).toEqual(['ورود یا ثبت‌نام | راسته']);
    expect(page.h1s).toEqual(['ورود یا ثبت‌نام']);
    expect(page.html).toContain('شمارهٔ موبایل');
  });

  it.each(Object.entries({ ...ownPages, ...pagesOfThings }))(
    '%s is for who is logged in; the others come to the login and back',
    async (_, path) => {
      const response = await fetch(`${site.web.url}${path}?from=test`, { redirect: 'manual' });
      expect(response.status).toBe(302);
      const target = new URL(response.headers.get('location')!, site.web.url);
      expect(target.pathname).toBe('/users/login');
      expect(Object.fromEntries(target.searchParams)).toEqual({
        redirectPath: `${path}?from=test`,
        loginPerPage: 'true',
      });
    },
  );

  it('/error/404', async () => {
    const page = await visit('/error/404');
    expect(page.status).toBe(404);
    expect(page.titles[0]).toMatch(/^404 - /);
    expect(page.h1s).toHaveLength(1);
    expect(page.html).toContain('صفحه مورد نظر پیدا نشد!');
  });

  it.each(['/error', '/error/500'])('%s: the general text and one button', async (path) => {
    const page = await visit(path);
    expect(page.status).toBe(500);
    expect(page.titles).toEqual(['500 - Server error']);
    expect(page.html).toContain('مشکلی در ارائه خدمات پیش آمده. لطفا دوباره تلاش کنید');
    expect(buttonsOf(page.html)).toEqual(['بازگشت به صفحهٔ اصلی']);
  });

  it.each([
    ['/error/400', 400, '400 - Bad request', 'بخشی از نشانی این صفحه پذیرفته نشد.'],
    ['/error/403', 403, '403 - Forbidden', 'شما اجازهٔ دیدن این صفحه را ندارید.'],
  ])('%s: without header and footer, says what it is', async (path, status, title, text) => {
    const page = await visit(path);
    expect(page.status).toBe(status);
    expect(page.titles).toEqual([title]);
    expect(page.h1s).toEqual(['خطا']);
    expect(page.html).toContain(text);
    expect(page.html).not.toContain('مشکلی در ارائه خدمات');
    expect(page.html).not.toMatch(/<header|<footer/);
  });

  it('/{slug...}: the text of 404 and both its buttons', async () => {
    const page = await visit('/nowhere/at/all');
    expect(page.status).toBe(404);
    expect(page.titles).toEqual(['404 - Page not found: /nowhere/at/all']);
    expect(page.h1s).toEqual(['خطا']);
    expect(page.html).toContain('صفحه مورد نظر پیدا نشد!');
    expect(buttonsOf(page.html)).toEqual(['بازگشت به صفحهٔ اصلی', 'بازگشت به صفحهٔ قبلی']);
  });

  it('are all the rows that are due', () => {
    const withoutAddress = ['', '/400', '/403', '/404', '/500'].map((end) => `/error${end}`);
    const tested = [
      ...Object.keys(addresses),
      '/',
      '/users/login',
      ...Object.keys(ownPages),
      // Of what is there, own-screens.test.ts in the journeys.
      ...Object.keys(pagesOfThings),
      // previews.test.ts
      ...routes.there.map(({ path }) => path).filter((path) => path.startsWith('/profile/admin/preview/')),
      '/sitemap.xml',
      '/how-it-works',
      '/{slug...}',
      ...withoutAddress,
    ];
    expect(routes.there.map((row) => row.path).filter((path) => !tested.includes(path))).toEqual([]);
    console.info(
      `routes: ${routes.there.length} there, ${routes.notYet.length} not there yet:\n${routes.notYet.map((row) => `  ${row.issue}: ${row.path}`).join('\n')}`,
    );
  });
});

describe('addresses', () => {
  it('with a wrong name lead to the right one, query kept', async () => {
    const { path } = addresses['/category/{categoryId}/{name...}']!;
    const response = await fetch(`${site.web.url}${encodeURI(path.replace(/[^/]+$/, 'wrong'))}?utm=1`, {
      redirect: 'manual',
    });
    expect(response.status).toBe(301);
    expect(decodeURI(response.headers.get('location')!)).toBe(`${path}?utm=1`);
  });

  it('of a root are in kebab-case; the spelling of the enumeration leads there, query kept', async () => {
    const response = await fetch(`${site.web.url}/suppliers/IndustrialService?sort=rating`, { redirect: 'manual' });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/suppliers/industrial-service?sort=rating');
  });

  it.each([
    '/suppliers/products',
    '/category/categoryType/tools',
    '/products/base-product/01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f/x',
    '/products/category/01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f/supplier/01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f',
    '/supplier/category/01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f/x',
    '/supplier/01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f/products/product',
    '/supplier/01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f/merchantDelegations/x',
    '/suppliers/constructor',
    '/supplier/01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f/x',
    '/category/01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f/x',
    '/products/01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f/x',
    '/products/category/01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f/x',
    '/category/properties/01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f/x',
    '/no/such/page',
  ])('%s is a 404 in the frame of the site', async (path) => {
    const page = await visit(path);
    expect(page.status).toBe(404);
    expect(page.titles[0]).toMatch(/^404 - /);
    expect(page.html).toContain('صفحه مورد نظر پیدا نشد!');
    expect(page.html).toContain('تجهیزات و کالای صنعتی');
  });

  it('of 5,000 segments, of broken UTF-8 or with an override are 404 pages', async () => {
    const raw = (path: string) => fetch(site.web.url + path, { redirect: 'manual' });
    const long = await raw('/a'.repeat(5_000));
    expect(long.status).toBe(404);
    expect(/<title>(.*?)<\/title>/.exec(await long.text())![1]!.length).toBeLessThan(250);
    expect((await raw('/%E0%A4%A/%FF')).status).toBe(404);
    // Also where a page takes any words.
    for (const path of ['/search/%u0634%u06cc', '/suppliers/search/%ZZ', '/search/%FF%D8%B4'])
      expect([path, (await raw(path)).status]).toEqual([path, 400]);
    expect((await raw('/search/%DB%B2%DB%B0%D9%AA%20%D8%AA%D8%AE%D9%81%DB%8C%D9%81')).status).not.toBe(400);
    const turned = await (await raw('/%E2%80%AEgnp.exe')).text();
    expect(/<title>(.*?)<\/title>/.exec(turned)![1]).toBe('404 - Page not found: /gnp.exe');
    expect(turned).not.toContain('\u202e');
  });

  it.each([
    ['/no/such/page', 404, '404 - Page not found: /no/such/page'],
    ['/error/403', 403, '403 - Forbidden'],
    ['/category/01941f29-7c00-7a3b-8f4e-2b1c9d0e5a6f/x', 404, /^404 - Page not found/],
  ])('%s is status, title and noindex for a search engine, and no error page', async (path, status, title) => {
    const response = await fetch(site.web.url + path, {
      headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    });
    const html = await response.text();
    expect(response.status).toBe(status);
    expect(/<title>(.*?)<\/title>/.exec(html)![1]).toMatch(title);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toMatch(/<body><\/body>/);
  });

  it.each(['/category/1e3/x', "/products/' or 1=1/x", '/products/category/..%2f..%2f/x'])(
    '%s is refused without a 500',
    async (path) => {
      expect([400, 404]).toContain((await visit(path)).status);
    },
  );
});

describe('while the api is away', () => {
  it('a page says so with 503 and a way to try again, never with an empty list', async () => {
    await using broken = await startSite();
    await broken.api.stop();
    const { path } = addresses['/products/category/{categoryId}/{name...}']!;
    const response = await fetch(broken.web.url + encodeURI(path));
    const html = await response.text();
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBeTruthy();
    expect(html).toContain('مشکلی در ارائه خدمات پیش آمده. لطفا دوباره تلاش کنید');
    expect(html).toContain('تلاش دوباره');
    expect(html).not.toMatch(/127\.0\.0\.1:\d+(?!.*canonical)|ECONN|at \w+ \(/);
  });
});
