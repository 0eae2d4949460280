import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, type Page } from '../kit/client.ts';
import { writerOn } from '../kit/offer-writer.ts';
import { peopleOf } from '../kit/people.ts';
import { hasPostgres } from '../kit/postgres.ts';
import { startSite } from '../kit/site.ts';
import { until } from '../kit/until.ts';

// What is held by gateway and web, and what becomes of it when something is written.
type Row = { id: string; slug: string; title: string; categoryId: string };

describe.skipIf(!hasPostgres)('pages and answers that are held', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let offer: Row;
  let other: Row;
  const pathOf = ({ id, slug }: Row) => `/products/${id}/${slug}`;

  beforeAll(async () => {
    // What is held would not become old by itself in the time of a test.
    site = await startSite({ database: 'postgres', doors: { RESPONSE_CACHE_SECONDS: '600' } });
    const { items } = await clientOf(site.api).get<Page<Row>>('/supplierproducts/catalog?pageSize=100');
    offer = items[0]!;
    other = items.find((item) => item.categoryId !== offer.categoryId)!;
  });
  afterAll(() => site.stop());

  const open = async (path: string, cookie?: string) => {
    const response = await fetch(site.web.url + encodeURI(path), { headers: cookie ? { cookie } : {} });
    return {
      status: response.status,
      policy: response.headers.get('content-security-policy')!,
      html: await response.text(),
    };
  };
  const hits = async () => {
    const text = await (await fetch(`${site.web.url}/metrics`)).text();
    return Number(/page_cache_total\{outcome="hit"\} (\d+)/.exec(text)?.[1] ?? 0);
  };
  const nonceOf = ({ policy }: { policy: string }) => /'nonce-([^']+)'/.exec(policy)![1]!;

  it('are given to the next visitor with a nonce of their own', async () => {
    const before = await hits();
    const pages = [await open(pathOf(offer)), await open(pathOf(offer)), await open(pathOf(offer))];
    expect(await hits()).toBe(before + 2);
    expect(new Set(pages.map(nonceOf)).size).toBe(3);
    for (const page of pages) {
      const inPage = new Set([...page.html.matchAll(/nonce="([^"]+)"/g)].map((match) => match[1]));
      expect([...inPage]).toEqual([nonceOf(page)]);
    }
  });

  it('show a write of another program; what it does not concern stays held', async () => {
    await using writer = writerOn(site.api.settings.DATABASE_URL!);
    await open(pathOf(offer));
    await open(pathOf(other));
    const list = `/products/category/${offer.categoryId}`;
    const { html: before } = await open(list);
    expect(before).toContain(offer.title.slice(0, 12));

    const title = `نام تازه ${Date.now()}`;
    await writer.rename(offer.id, title);
    await until('the page with its new title', async () => (await open(pathOf(offer))).html.includes(title));
    await until('the list with its new title', async () => (await open(list)).html.includes(title));

    const held = await hits();
    await open(pathOf(other));
    expect(await hits()).toBe(held + 1);
  });

  it('stay held while another supplier changes 2,000 prices', async () => {
    await using writer = writerOn(site.api.settings.DATABASE_URL!);
    type Sold = Row & { supplierId: string };
    const { items } = await clientOf(site.api).get<Page<Sold>>('/supplierproducts/catalog?pageSize=100');
    const [{ busy, ids } = { busy: '', ids: [] }] = await writer.transaction((tx) =>
      tx.query<{ busy: string; ids: string[] }>(
        `select supplier_id as busy, array_agg(id order by id) as ids from supplier_products
         where price_mode = 'FIXED' and status = 'PUBLISHED' and merchant_id is null group by 1 order by count(*) desc, 1 limit 1`,
      ),
    );
    // A product page shows offers like it, too: one whose pages show nothing of that supplier.
    const pathsOf = (each: Sold) => [pathOf(each), `/supplier/${each.supplierId}/products/product`];
    const isApart = async (each: Sold) =>
      (await Promise.all(pathsOf(each).map((path) => open(path)))).every(({ html }) => !html.includes(busy));
    let bystander: Sold | undefined;
    for (const each of items) if (!bystander && each.supplierId !== busy && (await isApart(each))) bystander = each;
    if (!bystander) throw new Error('every product page shows the supplier');
    const paths = pathsOf(bystander);
    const outcomes = async (outcome: string) => {
      const [web, gateway] = await Promise.all(
        [site.web.url, site.gateway.url].map(async (url) => (await fetch(`${url}/metrics`)).text()),
      );
      const of = (text: string, name: string) =>
        Number(new RegExp(`${name}\\{outcome="${outcome}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
      return { web: of(web!, 'page_cache_total'), gateway: of(gateway!, 'response_cache_total') };
    };
    const ofBystander = `{ supplierProduct(id: "${bystander.id}") { title supplier { id } } }`;
    const askGraph = (query = ofBystander) =>
      fetch(`${site.gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      }).then((answer) => answer.text());
    await askGraph();
    for (const path of paths) await open(path);
    const before = await outcomes('hit');
    const startedAt = performance.now();
    let changes = 0;
    let asked = 0;
    for (let round = 1; changes < 2_000; round += 1) {
      await writer.changeAll(ids, (it) => ({
        ...it,
        priceTiers: it.priceTiers.map((tier) => ({ ...tier, unitPriceRial: String(1_000_000 + round * 10) })),
      }));
      changes += ids.length;
      if (round % 10 > 0) continue;
      for (const path of paths) await open(path);
      await askGraph();
      asked += 1;
    }
    // The last change has come through.
    const last = String(1_000_000 + Math.ceil(2_000 / ids.length) * 10);
    const dearest = `{ supplierProduct(id: "${ids[0]}") { priceTiers { unitPriceRial } } }`;
    await until('the last price', async () => (await askGraph(dearest)).includes(last));
    const hit = await outcomes('hit');
    const stale = await outcomes('stale');
    expect(asked).toBeGreaterThan(3);
    // A write before all this is told again a second later by gateway and web: an answer may be made anew once for it, a page twice.
    expect(hit.web + stale.web - before.web).toBeGreaterThanOrEqual((asked - 2) * paths.length);
    // An answer that is held for ten seconds is asked anew after them, whatever happens.
    const grownOld = Math.ceil((performance.now() - startedAt) / 10_000);
    expect(asked - (hit.gateway - before.gateway)).toBeLessThanOrEqual(grownOld + 1);
  });

  it('are the home page and searches too, while nothing that they show changes', async () => {
    await using writer = writerOn(site.api.settings.DATABASE_URL!);
    const paths = ['/', `/search/${encodeURIComponent('شیر')}`];
    const hitsAfterRename = async () => {
      const shown = (await Promise.all(paths.map((path) => open(path)))).map(({ html }) => html).join('');
      const { items } = await clientOf(site.api).get<Page<Row>>('/supplierproducts/catalog?pageSize=100&pageNumber=3');
      const unseen = items.find(({ id }) => !shown.includes(id))!;
      const title = `ناپیدا ${Date.now()}`;
      await writer.rename(unseen.id, title);
      await until('its page with its new title', async () => (await open(pathOf(unseen))).html.includes(title));
      const held = await hits();
      for (const path of paths) await open(path);
      return (await hits()) - held;
    };
    // What is held for ten seconds is asked anew after them, whatever happens: hardly three times in a row.
    let most = 0;
    for (let turn = 0; turn < 3 && most < paths.length; turn += 1) most = Math.max(most, await hitsAfterRename());
    expect(most).toBe(paths.length);
  });

  it('know a unit that was added while they run, and answer in it', async () => {
    await using writer = writerOn(site.api.settings.DATABASE_URL!);
    const id = '0f0f0f0f-0000-7000-8000-00000000000a';
    const inAtmospheres = async () => {
      const query = `query ($id: ID!) { supplierProducts(first: 100) { nodes { keyProperties { measure { value unit { code } } own: measure(in: $id) { value text } } } } }`;
      const body = JSON.stringify({ query, variables: { id } });
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${site.gateway.url}/graphql`, { method: 'POST', headers, body });
      type Value = {
        measure: { value: string; unit: { code: string } } | null;
        own: { value: string; text: string } | null;
      };
      const { data } = (await answer.json()) as { data: { supplierProducts: { nodes: { keyProperties: Value[] }[] } } };
      const values = data.supplierProducts.nodes.flatMap(({ keyProperties }) => keyProperties);
      return values.filter(({ measure }) => measure?.unit.code === 'bar');
    };
    const before = await inAtmospheres();
    expect(before.length).toBeGreaterThan(0);
    expect(before.every(({ own }) => own === null)).toBe(true);
    await writer.transaction(async (tx) => {
      await tx.query(
        `insert into units_of_measurement (id, quantity_id, code, symbol, display_text, factor, sort_order)
         select $1, quantity_id, 'atm', 'atm', 'اتمسفر', 101325, 90 from units_of_measurement where code = 'bar'`,
        [id],
      );
      await tx.query(`insert into changes (tag) values ('units')`);
    });
    await until('every pressure in the new unit', async () => (await inAtmospheres()).every(({ own }) => own !== null));
    for (const { measure, own } of await inAtmospheres()) {
      expect(Number(own!.value)).toBeCloseTo((Number(measure!.value) * 100_000) / 101_325, 9);
      expect(own!.text).toMatch(/ اتمسفر$/);
    }
  });

  it('do not hear of a write that was taken back', async () => {
    await using writer = writerOn(site.api.settings.DATABASE_URL!);
    const { html } = await open(pathOf(other));
    await writer
      .transaction(async (tx) => {
        await tx.query(`insert into changes (tag) values ('*')`);
        throw new Error('taken back');
      })
      .catch(() => undefined);
    const title = `پس از آن ${Date.now()}`;
    await writer.rename(offer.id, title);
    await until('the page with its new title', async () => (await open(pathOf(offer))).html.includes(title));
    const held = await hits();
    expect((await open(pathOf(other))).html.length).toBe(html.length);
    expect(await hits()).toBe(held + 1);
  });

  it('are never those of another session, under 50 interleaved requests', async () => {
    const before = await hits();
    const visitors = Array.from({ length: 50 }, (_, index) => {
      const theme = index % 2 === 0 ? 'dark' : 'light';
      const session = index % 5 === 0 ? `; rasteh=sealed-${index}` : '';
      return { theme, cookie: `theme=${theme}${session}` };
    });
    const pages = await Promise.all(visitors.map(async (it) => ({ ...it, ...(await open(pathOf(other), it.cookie)) })));
    for (const page of pages) {
      expect(page.status).toBe(200);
      expect(/<html[^>]*data-theme="(\w+)"/.exec(page.html)![1]).toBe(page.theme);
      expect(page.html).toContain(`nonce="${nonceOf(page)}"`);
      expect(page.html).not.toContain('sealed-');
    }
    expect(new Set(pages.map(nonceOf)).size).toBe(50);
    expect((await hits()) - before).toBeLessThanOrEqual(40);
  });

  it('are not held by the gateway for a request with an identity', async () => {
    const ask = (headers: Record<string, string>) =>
      fetch(`${site.gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query: `{ supplierProduct(id: "${other.id}") { id } }` }),
      });
    expect((await ask({})).headers.get('cache-control')).toMatch(/^public/);
    const { accessToken } = await peopleOf(site.api).login();
    const own = await ask({ authorization: `Bearer ${accessToken}` });
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  it('are closed to strangers: the stream of changes wants the secret', async () => {
    for (const program of [site.api, site.gateway]) {
      const answer = await fetch(`${program.url}/internal/events`, { headers: { 'x-events-secret': 'guess' } });
      expect(answer.status).toBe(403);
    }
  });

  it('are gone while nobody can tell what changes', async () => {
    expect((await open(pathOf(other))).status).toBe(200);
    await site.api.stop();
    await until('an honest failure', async () => (await open(pathOf(other))).status === 503);
    for (const path of ['/sitemap.xml', '/sitemaps/products-1.xml', pathOf(other)]) {
      const { status, headers } = await fetch(site.web.url + encodeURI(path));
      expect([path, status, Number(headers.get('retry-after')) > 0]).toEqual([path, 503, true]);
    }
    await site.api.startAgain();
    await until('the page', async () => (await open(pathOf(other))).status === 200);
  });
});
