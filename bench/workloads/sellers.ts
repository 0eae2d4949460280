import pg from 'pg';
import { peopleOf } from '../../tests/kit/people.ts';
import { BenchError } from '../harness/client.ts';
import { cpuOf } from '../harness/cpu.ts';
import { cacheFolder } from '../harness/markets.ts';
import { measure } from '../harness/measure.ts';
import { byHash, ofSite } from '../harness/operations.ts';
import { startOurs, type Server } from '../harness/programs.ts';
import { report } from '../harness/report.ts';
import type { Stage } from '../harness/stage.ts';
import { expectDone, reportTimes, rowsOf, ROUNDS, timed, WARM_UP } from '../harness/timed.ts';

/** The largest catalogue and inbox that budgets speak of. */
const MANY = 10_000;
const MARK = '-bench';

type Seller = { accessToken: string; merchantId: string; supplierId: string; userId: string; entryIds: string[] };

/** What sellers do all day in a catalogue of 10,000: look through it, open an entry, change a price; and read notices. */
export async function sellers(stage: Stage): Promise<void> {
  const databaseUrl = await stage.databaseUrl();
  const api = await startOurs('api', {
    DATABASE_URL: databaseUrl,
    NODE_ENV: 'development',
    KAVENEGAR_API_KEY: '',
    RASTEH_DATA: `${cacheFolder}/sellers`,
    OTP_STARTS_PER_ADDRESS: '1000000',
    OTP_CHECKS_PER_ADDRESS: '1000000',
    // Codes of agencies are checked by many people, each from an address of their own.
    TRUSTED_PROXIES: '127.0.0.1',
  });
  const gateway = await startOurs('gateway', { API_URL: api.url });
  const db = new pg.Client(databaseUrl);
  await db.connect();
  try {
    const seller = await becomeSeller(api, db);
    await ownList(stage, api, db, seller);
    await editor(stage, api, gateway, seller);
    await prices(stage, api, db, seller);
    await notices(stage, api, db, seller);
    await checks(stage, api, db);
  } finally {
    await forget(db);
    await db.end();
    for (const program of [gateway, api]) await program.stop();
  }
}

/** Somebody who owns the company of a supplier's own account, with copies of others' entries until there are 10,000. */
async function becomeSeller(api: Server, db: pg.Client): Promise<Seller> {
  const people = peopleOf(api);
  const { accessToken } = await people.login();
  const company = { kind: 'COMPANY', company: { legalName: 'صنایع پمپ البرز' } };
  const { body } = await people.as(accessToken, 'POST', '/customers/personcustomer', company);
  const [merchant] = await rowsOf<{ id: string; supplierId: string }>(
    db,
    `update merchants set owner_customer_id = $1 where id = (
       select m.id from merchants m join suppliers s on s.id = m.supplier_id
       where m.confirm_status = 'CONFIRMED' and s.confirm_status = 'CONFIRMED' order by m.id limit 1)
     returning id, supplier_id as "supplierId"`,
    [body.id],
  );
  if (!merchant) throw new BenchError('No supplier of this market sells by itself.');
  const { supplierId } = merchant;
  const [{ written }] = (await rowsOf<{ written: string }>(
    db,
    `select string_agg(quote_ident(column_name), ', ') as written from information_schema.columns
     where table_name = 'supplier_products' and is_generated = 'NEVER'`,
  )) as [{ written: string }];
  await db.query(
    `insert into supplier_products (${written}) select ${written} from (select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(),
       'sku', p.sku || '${MARK}' || n, 'supplier_id', $1::uuid, 'merchant_id', null, 'delegation_id', null,
       'status', (array['PUBLISHED', 'DRAFT', 'ARCHIVED'])[1 + n % 3]))).*
     from supplier_products p, generate_series(1, $2::int) n order by n, p.id limit $2::int) c`,
    [supplierId, MANY],
  );
  // As autovacuum would within a minute of so many rows.
  await db.query('vacuum analyze supplier_products');
  const entries = await rowsOf<{ id: string }>(
    db,
    `select p.id from supplier_products p join product_search f on f.id = p.id
     where p.supplier_id = $1 and p.merchant_id is null and p.status = 'PUBLISHED' and p.price_mode = 'FIXED' limit 20`,
    [supplierId],
  );
  if (entries.length === 0) throw new BenchError('The supplier sells nothing at one price.');
  const [user] = await rowsOf<{ id: string }>(
    db,
    'select user_id as id from sessions order by created_at desc limit 1',
  );
  return { accessToken, merchantId: merchant.id, supplierId, userId: user!.id, entryIds: entries.map(({ id }) => id) };
}

/** The list of goods by each of its filters in turn, against a bare statement that finds the same page by state. */
async function ownList(stage: Stage, api: Server, db: pg.Client, { accessToken, merchantId, supplierId }: Seller) {
  const filters = {
    all: '',
    state: '&status=DRAFT',
    stock: '&stockState=IN_STOCK',
    words: `&searchKey=${encodeURIComponent('شیر')}`,
    code: `&searchKey=${encodeURIComponent(`${MARK}7`)}`,
    hidden: '&onlyHidden=true',
    far: '&pageNumber=100',
  };
  const people = peopleOf(api);
  const each: Record<string, number> = {};
  for (const [name, filter] of Object.entries(filters)) {
    const path = `/supplierproducts/own?merchantId=${merchantId}&pageSize=20${filter}`;
    each[name] = (await timed(() => expectDone(people.as(accessToken, 'GET', path)), ROUNDS / 4)).p50;
  }
  const bare = await timed(() =>
    db.query({
      name: 'bare_page',
      text: `select id, title, sku, price_tiers from supplier_products where supplier_id = $1 and merchant_id is null
             order by updated_at desc nulls last, id desc limit 20`,
      values: [supplierId],
    }),
  );
  const slowest = Math.max(...Object.values(each));
  report({
    workload: 'own list of 10,000 by any filter, api, p50 of the slowest',
    size: stage.size,
    ours: slowest,
    yardstick: bare.p50,
    ratio: slowest / bare.p50,
    unit: 'ms',
    budget: { of: 'ours', must: 15, aim: 8 },
    beside: each,
  });
}

/** The question of the editor, against the same entry asked at the api alone. */
async function editor(stage: Stage, api: Server, gateway: Server, { accessToken, entryIds }: Seller) {
  const headers = { authorization: `Bearer ${accessToken}` };
  const operation = ofSite('EntryEditor');
  const ask = (turn: number) => {
    const question = byHash(operation, { id: entryIds[turn % entryIds.length] }, turn);
    return { ...question, headers: { ...question.headers, ...headers } };
  };
  const path = (turn: number) => `/api/v1/supplierproducts/${entryIds[turn % entryIds.length]}/own`;
  const sides = [
    { url: gateway.url, pids: [gateway.pid, api.pid], ask },
    { url: api.url, pids: [api.pid], ask: (turn: number) => ({ path: path(turn), headers }) },
  ];
  const { figures, ratios, othersCores } = await measure(sides, { count: 150, warmUp: 300, connections: 4 });
  const [ours, bare] = figures;
  report({
    workload: 'editor of an entry opened, api and gateway',
    size: stage.size,
    ours: ours!.cpuUs / 1_000,
    yardstick: bare!.cpuUs / 1_000,
    ratio: ratios[0]!,
    unit: 'CPU-ms each',
    budget: { of: 'ours', must: 12, aim: 6 },
    beside: { p50Ms: ours!.p50Ms, othersCores },
  });
}

/** A price that every list shows when the answer is there, against a bare update of the same row. */
async function prices(stage: Stage, api: Server, db: pg.Client, { accessToken, entryIds }: Seller) {
  const people = peopleOf(api);
  type Entry = { version: number; moq: string; stockState: string; leadTimeDays: number };
  const [id] = entryIds;
  const ask = async (method: string, path: string, body?: object) =>
    (await expectDone(people.as(accessToken, method, path, body))).body as Partial<Entry>;
  let entry = await ask('GET', `/supplierproducts/${id}/own`);
  const before = cpuOf(api.pid);
  const ours = await timed(async (turn) => {
    const { version, moq, stockState, leadTimeDays } = entry;
    const priceTiers = [{ minQty: moq, unitPriceRial: String(1_000_000 + turn * 10) }];
    const change = { version, priceMode: 'FIXED', priceTiers, stockState, leadTimeDays, confirmsJump: true };
    const path = `/supplierproducts/${id}/price-and-stock`;
    entry = await ask('PUT', path, change);
  });
  const cpuMs = (cpuOf(api.pid) - before) / (ROUNDS + WARM_UP) / 1_000;
  const bare = await timed((turn) =>
    db.query({
      name: 'bare_price',
      text: `update supplier_products set price_tiers = jsonb_set(price_tiers, '{0,unitPriceRial}', to_jsonb($2::text)) where id = $1`,
      values: [id, String(1_000_000 + turn)],
    }),
  );
  reportTimes(
    stage,
    'price changed with everything that shows it, api, p50',
    { ours, bare, must: 10, aim: 6 },
    { apiCpuMs: cpuMs },
  );
}

/** The inbox of somebody who has 10,000 notices, against the bare statement. */
async function notices(stage: Stage, api: Server, db: pg.Client, { accessToken, userId }: Seller) {
  const people = peopleOf(api);
  await db.query(
    `insert into notifications (id, user_id, type, event_type, object_type, object_id, event_id, group_key, facts, created_at, at)
     select gen_random_uuid(), $1, 'MERCHANT_DECIDED', 'MERCHANT_CONFIRMED', 'Merchant', gen_random_uuid(), gen_random_uuid(), '${MARK}', '{"name": "پمپ البرز"}',
       now() - n * interval '1 minute', now() - n * interval '1 minute' from generate_series(1, $2::int) n`,
    [userId, MANY],
  );
  await db.query('analyze notifications');
  const ours = await timed(() => expectDone(people.as(accessToken, 'GET', '/notifications?pageSize=20')));
  const bare = await timed(() =>
    db.query({
      name: 'bare_notices',
      text: 'select id, type, facts, at from notifications where user_id = $1 order by at desc, id desc limit 20',
      values: [userId],
    }),
  );
  reportTimes(stage, 'first page of 10,000 notices, api, p50', { ours, bare, must: 5, aim: 3 });
}

/** What whoever scans the code on the wall of a shop is told, against a bare statement that finds the agency. */
async function checks(stage: Stage, api: Server, db: pg.Client) {
  const agencies = await rowsOf<{ code: string }>(
    db,
    "select verification_code as code from merchant_delegations where status = 'ACTIVE' order by number limit 20",
  );
  const codeIn = (turn: number) => agencies[turn % agencies.length]!.code;
  const ours = await timed(async (turn) => {
    const path = `${api.url}/api/v1/merchantdelegations/verify?code=${codeIn(turn)}`;
    const response = await fetch(path, { headers: { 'x-forwarded-for': `10.0.${turn >> 8}.${turn & 255}` } });
    const body = (await response.json()) as object;
    await expectDone(Promise.resolve({ status: response.status, body }));
  });
  const bare = await timed((turn) =>
    db.query({
      name: 'bare_check',
      text: 'select id, status, valid_to from merchant_delegations where verification_code = $1',
      values: [codeIn(turn)],
    }),
  );
  reportTimes(stage, 'code of an agency checked, api, p50', { ours, bare, must: 5, aim: 3 });
}

/** The market is kept for the next run as it was made. */
async function forget(db: pg.Client) {
  await db.query(`delete from supplier_products where sku like '%${MARK}%'`);
  await db.query(`delete from notifications where group_key = '${MARK}'`);
  await db.query('update merchants set owner_customer_id = null where owner_customer_id is not null');
}
