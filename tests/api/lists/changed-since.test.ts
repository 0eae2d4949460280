import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetRemoved } from '../../../api/src/platform/sync/removed.ts';
import { startAppAt } from '../../kit/app-at.ts';
import { ok } from '../../kit/rest.ts';
import { until } from '../../kit/until.ts';
import { type Opening, openingAt } from '../sourcing/rfq/opening.kit.ts';
import { type Trading, tradingAt } from '../trade/trading.kit.ts';

let app: Awaited<ReturnType<typeof startAppAt>>;
let trading: Trading;
let opening: Opening;
// Rows change by the clock of the database, which may be before or after that of the api: no time of one is held against the other.
const NOW = '2026-12-05T08:00:00Z';
beforeAll(async () => {
  app = await startAppAt(NOW);
  trading = await tradingAt(app);
  opening = await openingAt(app, trading);
  // What is due when an api starts writes offers and suppliers, too.
  await until('no job that is due', async () => {
    await app.tick();
    const due = 'select from jobs where done_at is null and dead_at is null and run_at <= $1 limit 1';
    return (await app.db.query(due, [app.clock.now()])).length === 0;
  });
});
afterAll(() => app?.stop());

type Row = { id: string; updatedAt: string };
type Page = { items: Row[]; totalCount: number; hasNextPage: boolean; endCursor?: string; syncedUntil: string };
type Removed = { items: { thingId: string; removedAt: string }[]; syncedUntil: string };
const LONG_AGO = '2020-01-01T00:00:00Z';

const get = async <T>(path: string, headers: object = {}) => (await app.ask<T>(path, { headers })).body;
const pathOf = (list: string, since: string, more = '') =>
  `${list}${list.includes('?') ? '&' : '?'}updatedSince=${since}&pageSize=100${more}`;

/** A program that follows a list: all pages from a time on, and from where it goes on. */
async function follow(list: string, since: string, headers: object = {}) {
  const rows: Row[] = [];
  let syncedUntil = '';
  for (let after = ''; ;) {
    const page = await get<Page>(pathOf(list, since, after), headers);
    syncedUntil ||= page.syncedUntil;
    rows.push(...page.items);
    if (!page.hasNextPage) return { rows, syncedUntil, totalCount: page.totalCount };
    after = `&after=${page.endCursor}`;
  }
}
/** What a program hears that asked before: it waits until something is there to be told. */
const news = (list: string, since: string, headers: object = {}) =>
  until(`news of ${list}`, async () => {
    const { rows } = await follow(list, since, headers);
    return rows.length > 0 ? rows : undefined;
  });
const gone = (list: string, since: string, headers: object = {}) =>
  until(`what vanished from ${list}`, async () => {
    const { items } = await get<Removed>(pathOf(list, since), headers);
    return items.length > 0 ? items.map(({ thingId }) => thingId) : undefined;
  });
/** From where somebody goes on who knows everything that there is now. */
const upToDate = async (list: string, headers: object = {}) => {
  const [row] = await app.db.query<{ now: Date }>('select now() as now');
  return until('everything is told', async () => {
    const { syncedUntil } = await get<Page>(pathOf(list, row!.now.toISOString()), headers);
    return syncedUntil > row!.now.toISOString() ? syncedUntil : undefined;
  });
};
const idsOf = (rows: Row[]) => rows.map(({ id }) => id);

const OFFERS = '/supplierproducts/catalog';
const shownOffers = (count: number) =>
  app.db.query<{ id: string; supplierId: string; baseProductId: string }>(
    `select id, supplier_id as "supplierId", base_product_id as "baseProductId" from product_search
     where visible_from <= $1 and visible_until = 'infinity' order by id desc limit $2`,
    [app.clock.now(), count],
  );
/** What a change of an entry does to what is shown of it. */
const TOUCH = 'update product_search set lead_time_days = lead_time_days + 1 where id = $1';

describe('a list that a program follows', () => {
  it('is walked in the order of change, each row once, and then tells what changed alone', async () => {
    for (const list of [OFFERS, '/baseproducts', '/suppliers']) {
      await upToDate(list);
      const { rows, syncedUntil, totalCount } = await follow(list, LONG_AGO);
      expect([rows.length, new Set(idsOf(rows)).size]).toEqual([totalCount, totalCount]);
      expect(rows.map(({ updatedAt }) => updatedAt)).toEqual(rows.map(({ updatedAt }) => updatedAt).sort());
      expect(rows.at(-1)!.updatedAt <= syncedUntil).toBe(true);
      // What changes meanwhile may be told, and nothing else.
      const again = (await follow(list, syncedUntil)).rows;
      expect(again.filter(({ updatedAt }) => updatedAt < syncedUntil)).toEqual([]);
      expect(again.length).toBeLessThan(rows.length);
    }
  });

  it('takes no other order and no filter that a row can leave, and says which field is in the way', async () => {
    const conflict = async (path: string) => (await app.ask<{ errors: object[] }>(path)).body.errors;
    const since = `updatedSince=${LONG_AGO}`;
    const id = opening.trading.offer.id;
    const refused: [string, string][] = [
      [OFFERS, 'sort=PRICE_ASC'],
      [OFFERS, `ids=${id}`],
      [OFFERS, 'searchKey=شیر'],
      [OFFERS, 'filter.onlyConfirmed=true'],
      [OFFERS, `categoryId=${id}`],
      ['/suppliers', 'sort=NAME'],
      ['/suppliers', 'searchKey=فولاد'],
      ['/suppliers', 'onlyConfirmed=true'],
      ['/baseproducts', `categoryId=${id}`],
    ];
    for (const [list, filter] of refused)
      expect(await conflict(`${list}?${since}&${filter}`), filter).toMatchObject([
        { field: filter.split(/[=.]/)[0], code: 'QUERY_CONFLICT' },
      ]);
    const owned: [string, string][] = [
      [`/supplierproducts/own?merchantId=${trading.offer.merchantId}`, 'status=PUBLISHED'],
      ['/traderequests', 'isWaiting=true'],
    ];
    const { headers } = await trading.supply.member(trading.offer.sellerId, ['CATALOG_EDIT']);
    for (const [list, filter] of owned) {
      const { body } = await app.ask(pathOf(list, LONG_AGO, `&${filter}`), { headers });
      expect(body, filter).toMatchObject({ errors: [{ field: filter.split('=')[0], code: 'QUERY_CONFLICT' }] });
    }
    // What a row cannot leave.
    for (const kept of [`supplierId=${id}`, `merchantId=${trading.offer.merchantId}`])
      expect((await app.ask(`${OFFERS}?${since}&${kept}`)).status, kept).toBe(200);
  });
});

/** The embedded database does one thing after the other: nobody writes beside an open transaction there. */
const besideOpenTransaction = () => {
  it('misses nothing that an open transaction has written before what was told', async () => {
    const [slow, quick] = await shownOffers(2);
    const own = (rows: Row[]) => idsOf(rows).filter((id) => id === slow!.id || id === quick!.id);
    const since = await upToDate(OFFERS);
    const isOver = (at: Date) => async () =>
      (await app.db.query<{ yes: boolean }>(`select now() > $1::timestamptz + interval '1.2 seconds' as yes`, [at]))[0]!
        .yes;
    let meanwhile = { rows: [] as Row[], syncedUntil: '' };
    const started = await app.db.transaction(async (tx) => {
      const [begun] = await tx.query<{ at: Date }>('select now() as at');
      await tx.query(TOUCH, [slow!.id]);
      // Written and committed later, while the other is not seen yet.
      await app.db.query(TOUCH, [quick!.id]);
      // So long that nothing but the open transaction holds it back.
      await until('more than a second', isOver((await app.db.query<{ at: Date }>('select now() as at'))[0]!.at));
      meanwhile = await follow(OFFERS, since);
      return begun!.at;
    });
    expect(own(meanwhile.rows)).toEqual([]);
    expect(new Date(meanwhile.syncedUntil) <= started).toBe(true);
    const told = await until('both', async () => {
      const { rows } = await follow(OFFERS, meanwhile.syncedUntil);
      return own(rows).length > 1 ? rows : undefined;
    });
    expect(own(told)).toEqual([slow!.id, quick!.id]);
    // Whoever goes by the newest time that was seen misses nothing either.
    const first = told.find(({ id }) => id === slow!.id)!;
    expect(own((await follow(OFFERS, first.updatedAt)).rows)).toEqual([slow!.id, quick!.id]);
  });
};
if (process.env.TEST_DATABASE === 'postgres') describe('a list that is written meanwhile', besideOpenTransaction);

describe('offers', () => {
  it('are told with a new price, and as removed when they are shown no more, until they come back', async () => {
    const [offer] = await shownOffers(1);
    const since = await upToDate(OFFERS);
    await app.db.query(
      `update product_search_cards set card = jsonb_set(card::jsonb, '{leadTimeDays}', '77') where id = $1`,
      [offer!.id],
    );
    const [told] = await news(OFFERS, since);
    expect(told).toMatchObject({ id: offer!.id, leadTimeDays: 77 });
    expect(told!.updatedAt >= since).toBe(true);
    const by = await get<Row>(`/supplierproducts/${offer!.id}/catalog`);
    expect(by.updatedAt).toBe(told!.updatedAt);

    const path = '/supplierproducts/removed';
    // Over by either clock; an api whose clock is behind the end tells it too, since nobody asks for that time again.
    await app.db.query('update product_search set visible_until = $2 where id = $1', [offer!.id, LONG_AGO]);
    app.clock.set('2019-12-01T08:00:00Z');
    expect(await gone(path, since)).toEqual([offer!.id]);
    app.clock.set(NOW);
    await app.db.query(`update product_search set visible_until = 'infinity' where id = $1`, [offer!.id]);
    expect(idsOf(await news(OFFERS, told!.updatedAt))).toEqual([offer!.id]);
    expect((await get<Removed>(pathOf(path, since))).items).toEqual([]);
    await app.db.query('delete from product_search where id = $1', [offer!.id]);
    expect(await gone(path, since)).toEqual([offer!.id]);
  });
});

describe('base products and suppliers', () => {
  it('are told when they change, and as removed when nobody is shown them any more', async () => {
    const [, offer] = await shownOffers(2);
    const of = { products: await upToDate('/baseproducts'), suppliers: await upToDate('/suppliers') };
    await app.db.query(`update base_products set name = name || ' نو' where id = $1`, [offer!.baseProductId]);
    const [product] = await news('/baseproducts', of.products);
    expect(product).toMatchObject({ id: offer!.baseProductId, name: expect.stringContaining(' نو') });
    await app.db.query(`update base_products set status = 'ARCHIVED' where id = $1`, [offer!.baseProductId]);
    expect(await gone('/baseproducts/removed', of.products)).toEqual([offer!.baseProductId]);

    await app.db.query(`update suppliers set about = about || ' نو' where id = $1`, [offer!.supplierId]);
    expect(idsOf(await news('/suppliers', of.suppliers))).toEqual([offer!.supplierId]);
    await app.db.query(`update suppliers set confirm_status = 'SUSPENDED' where id = $1`, [offer!.supplierId]);
    expect(await gone('/suppliers/removed', of.suppliers)).toEqual([offer!.supplierId]);
    await app.db.query(`update suppliers set confirm_status = 'CONFIRMED' where id = $1`, [offer!.supplierId]);
    expect((await get<Removed>(pathOf('/suppliers/removed', of.suppliers))).items).toEqual([]);
  });
});

describe('what is not shown', () => {
  it('moves no time that everybody reads', async () => {
    const [offer] = await shownOffers(1);
    const { id, supplierId, baseProductId } = offer!;
    const timesOf = async () =>
      Promise.all(
        [`/supplierproducts/${id}/catalog`, `/suppliers/${supplierId}`, `/baseproducts/${baseProductId}`].map(
          async (path) => (await get<Row>(path)).updatedAt,
        ),
      );
    const evidence = (result: string) =>
      app.db.query<{ id: string }>(
        `insert into supplier_evidences (id, supplier_id, level, claim, issued_by, valid_from, valid_to, result)
         values (gen_random_uuid(), $1, 'SITE', 'بازدید', 'رسته', '2026-01-01', '2036-01-01', $2) returning id`,
        [supplierId, result],
      );
    const before = await timesOf();
    const [waiting] = await evidence('WAITING');
    await evidence('REFUSED');
    await app.db.query(`update supplier_evidences set reason = 'ناخوانا', version = version + 1 where id = $1`, [
      waiting!.id,
    ]);
    await app.db.query(
      `update suppliers set reason = 'ناقص', submitted_at = now(), version = version + 1 where id = $1`,
      [supplierId],
    );
    await app.db.query('update supplier_products set version = version + 1 where id = $1', [id]);
    await app.db.query('update product_search set updated_at = now(), relevance = relevance + 1 where id = $1', [id]);
    await app.db.query('update base_products set decided_at = now(), version = version + 1 where id = $1', [
      baseProductId,
    ]);
    expect(await timesOf()).toEqual(before);

    await app.db.query(`update supplier_evidences set result = 'ACCEPTED' where id = $1`, [waiting!.id]);
    const accepted = await timesOf();
    expect(accepted[1]! > before[1]!).toBe(true);
    await app.db.query('delete from supplier_evidences where id = $1', [waiting!.id]);
    expect((await timesOf())[1]! > accepted[1]!).toBe(true);
  });
});

describe('own entries', () => {
  it('are told to their company when they or who makes them change, and as removed when they are thrown away', async () => {
    const { merchantId, sellerId, id } = trading.offer;
    const { headers } = await trading.supply.member(sellerId, ['CATALOG_EDIT']);
    const list = `/supplierproducts/own?merchantId=${merchantId}`;
    const since = await upToDate(list, headers);
    const [entry] = await app.db.query<{ supplierId: string }>(
      'update supplier_products set version = version + 1 where id = $1 returning supplier_id as "supplierId"',
      [id],
    );
    const [told] = await news(list, since, headers);
    expect(told).toMatchObject({ id });
    await app.db.query(`update suppliers set confirm_status = 'SUSPENDED' where id = $1`, [entry!.supplierId]);
    const hidden = await news(list, told!.updatedAt, headers);
    expect(
      await until('the supplier', async () => {
        const { rows } = await follow(list, told!.updatedAt, headers);
        return (rows as (Row & { hiddenBecause?: string })[]).find((row) => row.id === id && row.hiddenBecause)
          ?.hiddenBecause;
      }),
    ).toBe('SUPPLIER_NOT_CONFIRMED');
    expect(hidden.length).toBeGreaterThan(0);
    await app.db.query(`update suppliers set confirm_status = 'CONFIRMED' where id = $1`, [entry!.supplierId]);

    const [draft] = await app.db.query<{ id: string }>(
      `insert into supplier_products (id, base_product_id, supplier_id, merchant_id, delegation_id, title, slug, sku, price_mode,
         stock_state, lead_time_days, status, completeness_score, sale_unit_id)
       select gen_random_uuid(), base_product_id, supplier_id, merchant_id, delegation_id, title, slug, '', 'ON_REQUEST',
         stock_state, lead_time_days, 'DRAFT', 10, sale_unit_id from supplier_products where id = $1 returning id`,
      [id],
    );
    const later = await upToDate(list, headers);
    await app.db.query('delete from supplier_products where id = $1', [draft!.id]);
    const removed = `/supplierproducts/own/removed?merchantId=${merchantId}`;
    expect(await gone(removed, later, headers)).toEqual([draft!.id]);
    const stranger = await app.ask(pathOf(removed, later), { headers: trading.people.stranger.headers });
    expect(stranger.status).toBe(404);
  });
});

describe('own orders', () => {
  const LIST = '/traderequests';
  const headersOf = (by: 'owner' | 'stranger') => trading.people[by].headers;

  it('are told to the companies of both sides, and drafts that were thrown away to their own', async () => {
    const since = await upToDate(LIST, headersOf('owner'));
    const made = await app.post('/traderequests/direct-order', {
      by: trading.people.requester,
      body: {
        customerId: trading.customerId,
        ...trading.order(),
      },
    });
    const { id, version } = ok(made);
    expect(idsOf(await news(LIST, since, headersOf('owner')))).toEqual([id]);
    expect((await follow(LIST, LONG_AGO, headersOf('stranger'))).rows).toEqual([]);
    const removal = await app.delete('/traderequests/{id}', {
      by: trading.people.requester,
      path: { id },
      query: { version },
    });
    expect(removal.status).toBe(204);
    expect(await gone('/traderequests/removed', since, headersOf('owner'))).toEqual([id]);
    expect((await get<Removed>(pathOf('/traderequests/removed', since), headersOf('stranger'))).items).toEqual([]);
  });

  it('of several sellers tell each what is its own alone: what another offers is news to the buyer only', async () => {
    const id = await opening.published();
    const other = opening.sellers[1]!.person.headers;
    const since = await upToDate(LIST, other);
    await opening.offered(id, 1);
    await news(LIST, since, headersOf('owner'));
    const { rows, syncedUntil } = await follow(LIST, since, other);
    expect([idsOf(rows), syncedUntil > since]).toEqual([[], true]);
    expect(idsOf(await news(LIST, since, opening.sellers[0]!.person.headers))).toEqual([id]);
  });
});

it('what vanished is told for 30 days, and whoever was away longer is told to read all', async () => {
  const put = (days: number) =>
    app.db.query(
      `insert into removed_things (list, thing_id, removed_at) values ('SUPPLIER', gen_random_uuid(), now() - make_interval(days => $1))
       returning thing_id as id`,
      [days],
    );
  await put(32);
  const [kept] = (await put(29)) as { id: string }[];
  await forgetRemoved(app.db);
  const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();
  expect(await gone('/suppliers/removed', days(29.9))).toContain(kept!.id);
  const left = await app.db.query(`select from removed_things where removed_at < now() - interval '31 days'`);
  expect(left).toEqual([]);
  const { status, body } = await app.ask(pathOf('/suppliers/removed', days(31)));
  expect([status, body]).toMatchObject([400, { errors: [{ field: 'updatedSince', code: 'UPDATED_SINCE_TOO_OLD' }] }]);
});
