import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, type Page } from '../kit/client.ts';
import { peopleOf } from '../kit/people.ts';
import { formOf, sendForm } from '../kit/plain-forms.ts';
import { startSite } from '../kit/site.ts';
import { WebBrowser } from '../kit/web-browser.ts';
import { newsroomOf, type Written } from './contents.kit.ts';
import { problemsOfFeed } from './feeds/validate-feed.ts';

// What people read, as browsers, readers of feeds and search engines get it.
let site: Awaited<ReturnType<typeof startSite>>;
let newsroom: Awaited<ReturnType<typeof newsroomOf>>;
let types: Record<'root' | 'below' | 'news' | 'site', { id: string; title: string; version: number }>;
let label: { id: string; title: string; version: number };
let category: { id: string; slug: string; name: string; categoryType: string };
let supplier: { id: string; slug: string; brandName: string };
let text: Written;

beforeAll(async () => {
  site = await startSite({ env: { OTP_RESEND_SECONDS: '1' } });
  newsroom = await newsroomOf(peopleOf(site.api));
  const { get } = clientOf(site.api);
  category = (await get<Page<typeof category>>('/categories?searchKey=شیرآلات')).items[0]!;
  supplier = (await get<Page<typeof supplier>>('/suppliers?pageSize=1')).items[0]!;
  types = {
    root: await newsroom.type('آزمون خواندن', 'ARTICLE'),
    below: { id: '', title: '', version: 0 },
    news: await newsroom.type('خبر آزمون', 'NEWS'),
    site: await newsroom.type('صفحه‌های آزمون', 'STATIC'),
  };
  types.below = await newsroom.type('زیر آزمون', 'ARTICLE', types.root.id);
  label = await newsroom.label('آب‌بندی آزمون');
  text = await newsroom.published(types.below.id, 'آب‌بند «مکانیکی» <b> & پمپ', {
    labelIds: [label.id],
    categoryIds: [category.id],
    supplierIds: [supplier.id],
  });
});
afterAll(() => site.stop());

async function open(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(site.web.url + path, { redirect: 'manual', headers });
  const html = await response.text();
  const to = response.headers.get('location');
  return {
    status: response.status,
    headers: response.headers,
    html,
    location: to === null ? null : decodeURI(to.replace(site.web.url, '')),
    h1s: [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, it]) => it),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    robots: /<meta name="robots" content="([^"]*)"/.exec(html)?.[1],
    things: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
      ([, json]) => (JSON.parse(json!) as { '@graph': Record<string, unknown>[] })['@graph'],
    ),
  };
}
const moved = async (path: string) => {
  const { status, location } = await open(path);
  return [status, location];
};

describe('a text', () => {
  it('stands under its id and name, with one heading, one address, and what search engines read', async () => {
    const page = await open(text.path);
    expect(page.status).toBe(200);
    expect(page.h1s).toEqual(['آب‌بند «مکانیکی» &lt;b&gt; &amp; پمپ']);
    expect(new URL(page.canonical!).pathname).toBe(text.path);
    expect(page.robots).toBeUndefined();
    const article = page.things.find((it) => it['@type'] === 'Article')!;
    expect(article).toMatchObject({
      headline: text.title,
      url: page.canonical,
      inLanguage: 'fa-IR',
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      publisher: { '@type': 'Organization', name: 'راسته' },
      author: { '@type': expect.stringMatching(/^(Person|Organization)$/), name: expect.any(String) },
      articleSection: types.below.title,
    });
    const trail = page.things.find((it) => it['@type'] === 'BreadcrumbList') as {
      itemListElement: { name: string }[];
    };
    expect(trail.itemListElement.map(({ name }) => name)).toEqual([
      'صفحهٔ اصلی',
      types.root.title,
      types.below.title,
      text.title,
    ]);
    for (const shown of [label.title, category.name, supplier.brandName]) expect(page.html).toContain(shown);
  });

  it('is led to from its id alone and from a wrong name, with the query kept', async () => {
    const here = decodeURI(text.path);
    expect(await moved(`/contents/${text.id}`)).toEqual([301, here]);
    expect(await moved(`/contents/${text.id}/wrong`)).toEqual([301, here]);
    expect(await moved(`/contents/${text.id}/wrong?utm_source=x`)).toEqual([301, `${here}?utm_source=x`]);
  });

  it('among those of a supplier that did not write it, leads to its own address', async () => {
    const path = `/contents/${text.id}/supplier/${supplier.id}/${encodeURIComponent(text.slug)}`;
    expect(await moved(path)).toEqual([301, decodeURI(text.path)]);
  });

  it('is news to search engines where it is news', async () => {
    const news = await newsroom.published(types.news.id, 'نمایشگاه آزمون گشایش یافت');
    expect((await open(news.path)).things.map((it) => it['@type'])).toContain('NewsArticle');
  });

  it('keeps out of search results where its writer asks for it', async () => {
    const { path } = await newsroom.published(types.root.id, 'نوشته‌ای بیرون از جست‌وجو', { seo: { noindex: true } });
    expect((await open(path)).robots).toBe('noindex');
  });

  it('is not there for apps alone, nor where nobody wrote it', async () => {
    const mobile = await newsroom.published(types.root.id, 'نوشته‌ای برای موبایل', { platforms: ['MOBILE'] });
    for (const path of [mobile.path, `/contents/${crypto.randomUUID()}/x`, `/contents/${crypto.randomUUID()}`])
      expect([path, (await open(path)).status]).toEqual([path, 404]);
    // As with every other page that is asked for by what is no id.
    for (const path of ['/contents/x/y', '/contents/x', '/products/x/y'])
      expect([path, (await open(path)).status]).toEqual([path, 400]);
  });
});

describe('a draft', () => {
  it('is in nothing that everybody reads', async () => {
    const title = 'پیش‌نویس پنهان آزمون';
    const hidden = await newsroom.draft(types.root.id, title, { labelIds: [label.id], categoryIds: [category.id] });
    expect((await open(hidden.path)).status).toBe(404);
    expect((await open(`/contents/${hidden.id}`)).status).toBe(404);
    const lists = [
      `/contents/${types.root.id}`,
      `/contents/label/${encodeURIComponent(label.title)}`,
      `/category/contents/product/${category.id}/${encodeURIComponent(category.slug)}`,
      `/feed/${types.root.id}.atom`,
      '/feed.atom',
      '/sitemap.xml',
      '/sitemaps/articles-1.xml',
      '/',
    ];
    for (const path of lists) expect((await open(path)).html, path).not.toContain(title);
  });

  it('is read by its link before its time, and kept by nobody', async () => {
    const { id } = await newsroom.draft(types.root.id, 'پیش‌نویس خواندنی');
    const link = await newsroom.change<{ path: string }>('POST', `/pages/${id}/preview-link`);
    const page = await open(link.path);
    expect([page.status, page.headers.get('cache-control'), page.robots]).toEqual([200, 'no-store', 'noindex']);
    expect(page.h1s).toEqual(['پیش‌نویس خواندنی']);
    expect(page.html).toContain('این پیش‌نمایش است');
    expect((await open(link.path.replace(/\?.*/, ''))).status).toBe(404);
    expect((await open(`${link.path}x`)).status).toBe(404);
    const other = link.path.replace(id, text.id);
    expect((await open(other)).status).toBe(404);
  });

  it('that was changed since is not read by the link of its older version', async () => {
    const written = await newsroom.draft(types.root.id, 'پیش‌نویس تازه‌تر');
    const link = await newsroom.change<{ path: string }>('POST', `/pages/${written.id}/preview-link`);
    expect((await open(link.path)).status).toBe(200);
    const { id, ...draft } = await newsroom.change<Record<string, unknown>>('GET', `/pages/${written.id}`);
    expect(id).toBe(written.id);
    await newsroom.change('PUT', `/pages/${written.id}`, { ...changeOf(draft), title: 'عنوان دیگر' });
    expect((await open(link.path)).status).toBe(404);
  });
});

/** What is written back of a draft that was read. */
function changeOf(draft: Record<string, unknown>) {
  const written = ['contentTypeId', 'title', 'summary', 'body', 'labelIds', 'categoryIds', 'supplierIds'];
  const ofEditors = ['platforms', 'commentPolicy', 'placements', 'seo', 'version', 'uniquePageName'];
  return Object.fromEntries([...written, ...ofEditors].flatMap((name) => (name in draft ? [[name, draft[name]]] : [])));
}

describe('a text that was taken off', () => {
  const archive = async (written: Written, more: object = {}) =>
    newsroom.decide('POST', `/pages/${written.id}/archive`, { version: written.version, ...more });

  it('leads to what took its place, else it is gone', async () => {
    const replaced = await newsroom.published(types.root.id, 'نوشتهٔ جانشین‌دار');
    await archive(replaced, { redirectPath: text.path });
    expect(await moved(replaced.path)).toEqual([301, decodeURI(text.path)]);
    expect(await moved(`/contents/${replaced.id}`)).toEqual([301, decodeURI(text.path)]);
    const gone = await newsroom.published(types.root.id, 'نوشتهٔ بی‌جانشین');
    await archive(gone);
    expect((await open(gone.path)).status).toBe(404);
  });
});

describe('a list', () => {
  it('has what is of its type and below, feed and structured data beside it', async () => {
    const page = await open(`/contents/${types.root.id}`);
    expect([page.status, page.h1s]).toEqual([200, [types.root.title]]);
    expect(page.html).toContain('آب‌بند «مکانیکی»');
    expect(page.html).toMatch(
      new RegExp(`<link rel="alternate" type="application/atom\\+xml"[^>]*href="/feed/${types.root.id}.atom"`),
    );
    expect(page.things.map((it) => it['@type'])).toEqual(expect.arrayContaining(['ItemList', 'BreadcrumbList']));
    expect(new URL(page.canonical!).pathname).toBe(`/contents/${types.root.id}`);
  });

  it('is narrowed to a label without another address for search engines', async () => {
    const page = await open(`/contents/${types.root.id}?label=${encodeURIComponent(label.title)}`);
    expect([page.status, page.robots, new URL(page.canonical!).search]).toEqual([200, 'noindex', '']);
    expect((await open(`/contents/${types.root.id}?label=${encodeURIComponent('برچسب ناشناخته')}`)).status).toBe(404);
  });

  it('refuses what it does not know, and pages behind its last', async () => {
    const path = `/contents/${types.root.id}`;
    expect((await open(`${path}?sort=best`)).status).toBe(400);
    expect((await open(`${path}?colour=red`)).status).toBe(400);
    expect((await open(`${path}?pageNumber=99`)).status).toBe(404);
    expect(await moved(`${path}?pageNumber=1`)).toEqual([302, path]);
  });

  it('of an inactive type is gone, its texts stay', async () => {
    const type = await newsroom.type('گونهٔ خاموش', 'ARTICLE');
    const { path } = await newsroom.published(type.id, 'نوشته‌ای در گونهٔ خاموش');
    await newsroom.change('PUT', `/contenttypes/${type.id}`, {
      title: 'گونهٔ خاموش',
      order: 900,
      isActive: false,
      version: type.version,
    });
    expect((await open(`/contents/${type.id}`)).status).toBe(404);
    expect((await open(path)).status).toBe(200);
  });

  it('of a label is found by any spelling and by the title that it had', async () => {
    const path = (title: string) => `/contents/label/${encodeURIComponent(title)}`;
    const old = await newsroom.label('برچسب کهنه');
    const renamed = await newsroom.change<typeof label>('PUT', `/contentlabels/${old.id}`, {
      title: 'برچسب تازهٔ یک',
      version: old.version,
    });
    const page = await open(path('برچسب تازهٔ یک'));
    expect([page.status, page.h1s]).toEqual([200, ['نوشته‌ها با برچسب «برچسب تازهٔ یک»']]);
    expect(await moved(path('برچسب کهنه'))).toEqual([301, `/contents/label/${renamed.title}`]);
    expect(await moved(path('برچسب تازهٔ يك'))).toEqual([301, `/contents/label/${renamed.title}`]);
    expect((await open(path('برچسبی که نیست'))).status).toBe(404);
  });

  it('of a category and of a supplier is led to from their pages', async () => {
    const ofCategory = `/category/contents/product/${category.id}/${category.slug}`;
    const found = await open(encodeURI(ofCategory));
    expect([found.status, found.h1s]).toEqual([200, [`نوشته‌ها دربارهٔ ${category.name}`]]);
    expect(found.html).toContain('آب‌بند «مکانیکی»');
    expect(await moved(`/category/contents/product/${category.id}/x`)).toEqual([301, ofCategory]);
    expect(await moved(`/category/contents/industrial-service/${category.id}/x`)).toEqual([301, ofCategory]);
    expect((await open(`/category/contents/nothing/${category.id}/x`)).status).toBe(404);
    const fromCategory = await open(encodeURI(`/category/${category.id}/${category.slug}`));
    expect(fromCategory.html).toContain(`href="${ofCategory}"`);

    const ofSupplier = `/supplier/${supplier.id}/content-list`;
    const written = await open(ofSupplier);
    expect([written.status, written.h1s]).toEqual([200, [`نوشته‌های ${supplier.brandName}`]]);
    expect(written.html).toContain('آب‌بند «مکانیکی»');
    const fromSupplier = await open(encodeURI(`/supplier/${supplier.id}/${supplier.slug}`));
    expect(fromSupplier.html).toContain(`href="${ofSupplier}"`);
    expect((await open(`/supplier/${crypto.randomUUID()}/content-list`)).status).toBe(404);
  });
});

describe('a page of the site', () => {
  it('stands under its name, and is led to from every other address', async () => {
    const page = await newsroom.published(types.site.id, 'قواعد آزمون', { uniquePageName: 'rules-of-test' });
    const { status, h1s, canonical } = await open('/page/rules-of-test');
    expect([status, h1s, new URL(canonical!).pathname]).toEqual([200, ['قواعد آزمون'], '/page/rules-of-test']);
    expect(await moved(`/contents/${page.id}`)).toEqual([301, '/page/rules-of-test']);
    expect(await moved(`/contents/${page.id}/x`)).toEqual([301, '/page/rules-of-test']);
    for (const name of ['nobody-wrote-it', 'x', 'UPPER', '%3Cscript%3E'])
      expect([name, (await open(`/page/${name}`)).status]).toEqual([name, 404]);
  });
});

describe('feeds', () => {
  it('are Atom, and say when nothing changed', async () => {
    for (const path of ['/feed.atom', `/feed/${types.root.id}.atom`]) {
      const first = await open(path);
      expect([first.status, first.headers.get('content-type')]).toEqual([200, 'application/atom+xml; charset=utf-8']);
      expect(await problemsOfFeed([first.html])).toEqual([]);
      const etag = first.headers.get('etag')!;
      const again = await open(path, { 'if-none-match': `"other", ${etag}` });
      expect([again.status, again.html, again.headers.get('etag')]).toEqual([304, '', etag]);
      expect((await open(path, { 'if-none-match': '"other"' })).status).toBe(200);
    }
    const { html } = await open(`/feed/${types.root.id}.atom`);
    expect(html).toContain('<title>آب‌بند «مکانیکی» &lt;b&gt; &amp; پمپ</title>');
    expect(html).toContain(`<id>urn:uuid:${text.id}</id>`);
  });

  it.each(['/feed/x.atom', `/feed/${crypto.randomUUID()}.atom`, '/feed/x', '/feed'])('%s is not there', async (path) =>
    expect((await open(path)).status).toBe(404),
  );
});

describe('the sitemap', () => {
  it('leads to texts and lists, but not to what search engines are kept out of', async () => {
    const { path } = await newsroom.published(types.root.id, 'بیرون از نقشهٔ سایت', { seo: { noindex: true } });
    const read = async (part: string) => (await open(part)).html;
    expect(await read('/sitemap.xml')).toContain('/sitemaps/articles-1.xml');
    const articles = await read('/sitemaps/articles-1.xml');
    expect(articles).toContain(`${text.path}</loc>`);
    expect(articles).not.toContain(path);
    expect(await read('/sitemaps/contents.xml')).toContain(`/contents/${types.root.id}</loc>`);
  });
});

describe('a like', () => {
  it('is given and taken back by a form without script, once however often it is sent', async () => {
    const reader = new WebBrowser(site);
    await reader.login();
    const count = async () =>
      Number(
        ((await (await fetch(`${site.api.url}/api/v1/pages/${text.id}/by-platform`)).json()) as { likeCount: number })
          .likeCount,
      );
    const before = await count();
    const { fields, html } = await formOf(reader, text.path, text.id, 'like');
    expect(html).toContain('پسندیدن');
    expect((await sendForm(reader, text.path, fields)).status).toBe(303);
    expect((await sendForm(reader, text.path, fields)).status).toBe(303);
    expect(await count()).toBe(before + 1);
    const again = await formOf(reader, text.path, text.id, 'like');
    expect(again.html).toContain('پس گرفتن پسند');
    await sendForm(reader, text.path, again.fields);
    expect(await count()).toBe(before);
    expect((await formOf(reader, text.path, text.id, 'like')).html).toContain('>پسندیدن<');
  });

  it('of one reader is in nobody else’s page', async () => {
    const reader = new WebBrowser(site);
    await reader.login();
    const { fields } = await formOf(reader, text.path, text.id, 'like');
    await sendForm(reader, text.path, fields);
    expect((await open(text.path)).html).not.toContain('پس گرفتن پسند');
    expect((await open(text.path)).html).not.toContain('"isLiked"');
  });
});
