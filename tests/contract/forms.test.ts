import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, type Page } from '../kit/client.ts';
import { startSite } from '../kit/site.ts';
import { WebBrowser } from '../kit/web-browser.ts';
import { ownPages } from './tables.ts';

// Every form of every screen as the server sends it: what a visitor has on a slow line, or without script.
let site: Awaited<ReturnType<typeof startSite>>;
let person: WebBrowser;
let paths: string[];
/** Screens that take forms without script. */
const answered = new Set(['/search', '/profile/suppliers', '/profile/admin', '/profile/address']);
/** Comments are written where they are read. */
const isCommented = (action: string) => /^\/(products|contents)\//.test(action);
/** Names of fields that may stand in an address: what anybody may read of what is looked for. */
const publicNames = new Set(
  'key searchKey side sort view tab tag stateId cityId level onlyConfirmed hasDelegation stock quantity ids only includeUnknown pageNumber role status from to'.split(
    ' ',
  ),
);

// Staff send each other what they looked for, and who and whose is in no log: web and gateway write paths without queries.
const staffNames = new Set('actor action objectType objectId'.split(' '));

const ownPaths = [
  ...Object.values(ownPages),
  '/profile/admin?tab=users',
  '/profile/admin?tab=identity',
  '/profile/admin?tab=audit',
];

beforeAll(async () => {
  site = await startSite();
  const { get } = clientOf(site.api);
  type Named = { id: string; slug: string };
  type Offer = Named & { categoryId: string; supplierId: string; baseProductId: string };
  const offer = (await get<Page<Offer>>('/supplierproducts/catalog?pageSize=1')).items[0]!;
  const [category] = (await get<Page<Named>>(`/categories?ids=${offer.categoryId}`)).items;
  const [supplier] = (await get<Page<Named>>(`/suppliers?ids=${offer.supplierId}`)).items;
  const properties = await get<{ code: string }[]>(`/categories/${category!.id}/properties`);
  for (const { code } of properties)
    for (const name of [code, `${code}.value`, `${code}.maxValue`, `${code}.unit`]) publicNames.add(name);
  paths = [
    '/',
    `/category/${category!.id}/${category!.slug}`,
    `/category/properties/${category!.id}/${category!.slug}`,
    '/category/categoryType/product',
    `/products/category/${category!.id}/${category!.slug}`,
    `/products/category/${category!.id}/supplier/${supplier!.id}`,
    `/products/${offer.id}/${offer.slug}`,
    `/products/compare?ids=${offer.id}`,
    `/supplier/${supplier!.id}/${supplier!.slug}`,
    `/supplier/category/${category!.id}/${category!.slug}`,
    `/supplier/${supplier!.id}/products/product`,
    `/supplier/${supplier!.id}/merchantDelegations/${supplier!.slug}`,
    '/suppliers/product',
    '/search',
    '/search/شیر',
    '/suppliers/search/شیر',
    '/products/search/product',
    '/users/login',
    '/no/such/page',
    '/error/400',
    '/error/403',
    '/error',
  ];
  person = new WebBrowser(site);
  await person.login('09000000008');
});
afterAll(() => site.stop());

const mayStand = (name: string, path: string) =>
  publicNames.has(name) ||
  (path.startsWith('/profile/admin') && staffNames.has(name)) ||
  // The code of an agency hangs on the wall of the shop.
  (path.includes('/merchantDelegations/') && name === 'code');

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

/** The forms of a page, with the names of what each would send. */
function formsOf(html: string) {
  const outside = html.replace(/<form\b.*?<\/form>/gs, '');
  return [...html.matchAll(/(<form\b[^>]*>)(.*?)<\/form>/gs)].map(([, tag = '', inside = '']) => {
    const id = attribute(tag, 'id');
    const linked = [...outside.matchAll(/<(?:input|select|textarea|button)\b[^>]*>/g)].filter(
      ([field]) => id !== undefined && attribute(field, 'form') === id,
    );
    // What stands in a fieldset that is closed is sent by nobody.
    const open = inside.replace(/<fieldset\b[^>]*\sdisabled=""[^>]*>.*<\/fieldset>/s, '');
    const fields = [...open.matchAll(/<(?:input|select|textarea|button)\b[^>]*>/g), ...linked].map(([field]) => field);
    return {
      tag,
      inside,
      method: (attribute(tag, 'method') ?? 'get').toLowerCase(),
      names: fields.flatMap((field) => attribute(field, 'name') ?? []),
      isSendable: fields.some((field) => /<button\b/.test(field) && !/\sdisabled=""/.test(field)),
    };
  });
}

async function pageOf(browser: WebBrowser, path: string) {
  let response = await browser.send(encodeURI(path));
  if (response.status >= 300 && response.status < 400) response = await browser.send(response.headers.get('location')!);
  return { status: response.status, html: await response.text() };
}

describe('before its scripts are there', () => {
  it('no form puts anything but a public question into an address, and no other is sent before it can be answered', async () => {
    const visitor = new WebBrowser(site);
    const visits = paths.map((path) => ({ browser: visitor, path }));
    visits.push(...[...paths, ...ownPaths].map((path) => ({ browser: person, path })));
    const seen: string[] = [];
    for (const { browser, path } of visits) {
      for (const { tag, method, names, isSendable } of formsOf((await pageOf(browser, path)).html)) {
        seen.push(method);
        const inAddress = method === 'get' ? names.filter((name) => !mayStand(name, path)) : [];
        expect(inAddress, `${path} ${tag} puts into the address`).toEqual([]);
        const action = (attribute(tag, 'action') ?? '').replace(/[?#].*/, '');
        const isAnswered = answered.has(action) || isCommented(action);
        expect(method === 'post' && isSendable && !isAnswered, `${path} ${tag} is open and nobody answers it`).toBe(
          false,
        );
      }
    }
    expect(seen.filter((method) => method === 'get').length).toBeGreaterThan(40);
    expect(seen.filter((method) => method === 'post').length).toBeGreaterThan(1);
  });

  it('a form of one’s own data shows what is stored, closed, with a word for who has no script', async () => {
    const ali = new WebBrowser(site);
    await ali.login();
    const input = { person: { firstName: 'سارا', lastName: 'کریمی', nationalId: '0499370899', version: 1 } };
    await ali.run('SavePerson', { input });
    const { html } = await pageOf(ali, '/profile/personal-info');
    const form = formsOf(html).find(({ inside }) => inside.includes('name="nationalId"'))!;
    expect(form).toMatchObject({ method: 'post', isSendable: false, names: [] });
    const valueOf = (name: string) =>
      attribute(new RegExp(`<input[^>]*\\sname="${name}"[^>]*>`).exec(form.inside)![0], 'value');
    expect(valueOf('firstName')).toBe('سارا');
    expect(valueOf('nationalId')).toBe('۰۴۹۹۳۷۰۸۹۹');
    expect(form.inside).toMatch(/<noscript>[^<]*جاوااسکریپت/);
  });
});

describe('a text of several lines that is sent to the search', () => {
  const form = 'application/x-www-form-urlencoded';
  const own = () => ({ origin: site.web.url, 'sec-fetch-site': 'same-origin' });
  const send = (text: string, headers: Record<string, string> = own(), type = form) =>
    new WebBrowser(site).send('/search', {
      method: 'POST',
      headers: { 'content-type': type, ...headers },
      body: new URLSearchParams({ text }).toString(),
    });

  it('is answered line by line, and kept nowhere', async () => {
    const answer = await send('شیر توپی ۲ اینچ\r\n۱\r\nزژزژزژ ژزژز\r\n');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const html = await answer.text();
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toContain('۳ قلم خوانده شد');
    expect(html).toContain(`href="/search/${encodeURIComponent('شیر توپی ۲ اینچ')}"`);
    expect(html).toContain('برای جست‌وجو کوتاه است');
    expect(html).toContain('پیدا نشد');
    // The next one asks what this one does not say.
    expect(await (await send('پمپ\nشیر')).text()).not.toContain('زژزژ');
  });

  it('of one thing leads to its search; an empty one and signs alone say what is missing', async () => {
    const answer = await send('شیر ۱/۲ اینچ\n');
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/search/${encodeURIComponent('شیر ۱/۲ اینچ')}`,
    ]);
    for (const text of ['؛؛\n!!', '\u0000']) {
      const refused = await send(text);
      expect([refused.status, (await refused.text()).includes('دست‌کم یک قلم')]).toEqual([200, true]);
    }
  });

  it('longer than one answer takes has a form for the rest, and nothing of it is lost', async () => {
    let left = Array.from({ length: 60 }, (_, at) => `پمپ ${at + 1}`).join('\n');
    const read: string[] = [];
    while (left) {
      const html = await (await send(left)).text();
      const [, list = ''] = /<ol aria-label="قلم‌ها[^>]*>(.*?)<\/ol>/s.exec(html) ?? [];
      read.push(...[...list.matchAll(/<li/g)].map(([each]) => each));
      left = (/type="hidden" name="text" value="([^"]*)"/s.exec(html)?.[1] ?? '').trim();
    }
    expect(read).toHaveLength(60);
  });

  it.each([
    ['no origin', {}, form, 403],
    ['the origin null', { origin: 'null' }, form, 403],
    ['a foreign origin', { origin: 'https://evil.example' }, form, 403],
    ['another type', { origin: 'own' }, 'text/plain', 415],
    ['parts', { origin: 'own' }, 'multipart/form-data; boundary=b', 415],
  ])('with %s is refused', async (_, headers: { origin?: string }, type, status) => {
    const { origin } = headers;
    const sent = origin === 'own' ? own() : { ...(origin && { origin }) };
    const answer = await send('شیر\nپمپ', sent, type);
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(`<title>${status} - `)]);
  });

  it('of more than 100 kB is refused with a page that says so', async () => {
    const answer = await send('الف\n'.repeat(8_000));
    expect([answer.status, (await answer.text()).includes('۱۰۰ کیلوبایت')]).toEqual([413, true]);
  });
});

describe('a form that is sent to a page', () => {
  const send = (path: string, type: string, body: string) =>
    person.send(path, { method: 'POST', headers: { 'content-type': type, origin: site.web.url }, body });

  it.each([
    ['/profile/favorites', 'application/x-www-form-urlencoded', 'nationalId=0499370899'],
    ['/profile/favorites?x=1', 'multipart/form-data; boundary=b', '--b--'],
    ['/', 'text/plain', 'x'],
    ['/no/such/page', 'application/json', '{'],
    ['/users/login', 'application/x-www-form-urlencoded', 'phone=09121234567'],
  ])('%s takes none (%s): 405 with a page that says that nothing was saved', async (path, type, body) => {
    const before = site.web.output().length;
    const answer = await send(path, type, body);
    const html = await answer.text();
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('چیزی ذخیره نشد.');
    expect(html).toContain(`href="${path.replace(/\?.*/, '')}"`);
    expect(site.web.output().slice(before)).not.toMatch(/"level":(50|60)/);
  });
});
