import pg from 'pg';
import { freePort } from '../../scripts/machine/ports.mjs';
import { peopleOf } from '../../tests/kit/people.ts';
import { WebBrowser } from '../../tests/kit/web-browser.ts';
import { cacheFolder } from '../harness/markets.ts';
import { measure } from '../harness/measure.ts';
import { byHash, ofSite } from '../harness/operations.ts';
import { startOurs, type Server } from '../harness/programs.ts';
import { report } from '../harness/report.ts';
import type { Stage } from '../harness/stage.ts';
import { expectDone, reportTimes, rowsOf, timed } from '../harness/timed.ts';
import { commitToBrowser } from './live.ts';
import { comparison } from './trade-comparison.ts';
import { begin, copies, forget, lengthen, negotiate, PAGE, type Trade } from './trade-market.ts';

/** The largest inbox that budgets speak of. */
const MANY = 10_000;
const LONG_HISTORY = 500;
const AT_ONCE = 200;
const DRAFTS = 40;

/** What buyers and sellers do all day: read an order, look through thousands of them, act on one. */
export async function trade(stage: Stage): Promise<void> {
  const databaseUrl = await stage.databaseUrl();
  const { api, gateway, web } = await startPrograms(databaseUrl);
  const db = new pg.Client(databaseUrl);
  await db.connect();
  try {
    const of = await begin(api, db);
    await transitions(stage, of);
    await negotiate(of);
    await comparison(stage, of);
    await requestPage(stage, of, { gateway, web });
    await steppedLive(stage, of, web);
    await history(stage, of);
    await atOnce(stage, of);
    await inbox(stage, of);
    await inboxInGraph(stage, of, gateway);
    await unread(stage, of);
  } finally {
    await forget(db);
    await db.end();
    for (const program of [web, gateway, api]) await program.stop();
  }
}

/** All three, over a database. */
async function startPrograms(databaseUrl: string) {
  const api = await startOurs('api', {
    DATABASE_URL: databaseUrl,
    NODE_ENV: 'development',
    KAVENEGAR_API_KEY: '',
    RASTEH_DATA: `${cacheFolder}/trade`,
    OTP_STARTS_PER_ADDRESS: '1000000',
    OTP_CHECKS_PER_ADDRESS: '1000000',
    OTP_RESEND_SECONDS: '1',
  });
  const gateway = await startOurs('gateway', { API_URL: api.url });
  const port = String(await freePort());
  const webSettings = { GATEWAY_URL: gateway.url, WEB_PORT: port, PUBLIC_ORIGIN: `http://127.0.0.1:${port}` };
  return { api, gateway, web: await startOurs('web', webSettings) };
}

/**
 * A step there and back again, with its event, its place in the chain and what open pages are told. Each time of another order: what
 * is asked of colleagues stays with an order, and none has hundreds of such questions.
 */
async function transitions(stage: Stage, { api, db, buyer, order }: Trade): Promise<void> {
  const people = peopleOf(api);
  const asked = ['request-confirmation', 'withdraw-confirmation'];
  const ids = await copies(db, order, { count: DRAFTS, status: 'DRAFT', lines: PAGE.lines });
  const versions = new Map(ids.map((id) => [id, 1]));
  const ours = await timed(async (turn) => {
    const id = ids[(turn >> 1) % DRAFTS]!;
    const path = `/traderequests/${id}/${asked[turn % 2]}`;
    const { body } = await expectDone(people.as(buyer.accessToken, 'POST', path, { version: versions.get(id) }));
    versions.set(id, body.version as number);
  });
  const bare = await timed(() =>
    db.query({
      name: 'bare_transition',
      text: 'update trade_requests set updated_at = now() where id = $1',
      values: [order.id],
    }),
  );
  reportTimes(stage, 'a step of an order, api, p50', { ours, bare, must: 8, aim: 5 });
}

/** The page of an order through all three programs. */
async function requestPage(
  stage: Stage,
  { api, buyer, order }: Trade,
  { gateway, web }: { gateway: Server; web: Server },
): Promise<void> {
  const browser = new WebBrowser({ web, api });
  await browser.login(buyer.phone);
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  const ask = () => ({ path: `/profile/directorderinfo/${order.id}`, headers: { cookie } });
  const sides = [
    { url: web.url, pids: [web.pid, gateway.pid, api.pid], ask },
    {
      url: api.url,
      pids: [api.pid],
      ask: () => ({
        path: `/api/v1/traderequests/${order.id}`,
        headers: { authorization: `Bearer ${buyer.accessToken}` },
      }),
    },
  ];
  const { figures, ratios, othersCores } = await measure(sides, { count: 100, warmUp: 200, connections: 4 });
  report({
    workload: `page of an order with ${PAGE.lines} lines, ${PAGE.offers} offers, ${PAGE.events} events, all three processes`,
    size: stage.size,
    ours: figures[0]!.cpuUs / 1_000,
    yardstick: figures[1]!.cpuUs / 1_000,
    ratio: ratios[0]!,
    unit: 'CPU-ms per request',
    budget: { of: 'ours', must: 20, aim: 12 },
    beside: { p50Ms: figures[0]!.p50Ms, othersCores },
  });
}

/** A step of a colleague, until an open page of the buyer is told. */
async function steppedLive(stage: Stage, { api, db, buyer, order }: Trade, web: Server): Promise<void> {
  const browser = new WebBrowser({ web, api });
  await browser.login(buyer.phone);
  const [id] = await copies(db, order, { count: 1, status: 'DRAFT' });
  let version = 1;
  await commitToBrowser(
    stage,
    { browser, web, workload: 'step of an order, commit to browser, p95' },
    async (round) => {
      const path = `/traderequests/${id}/${round % 2 === 0 ? 'request-confirmation' : 'withdraw-confirmation'}`;
      const { body } = await expectDone(peopleOf(api).as(buyer.accessToken, 'POST', path, { version }));
      version = body.version as number;
    },
  );
}

/** The first page of a long history. */
async function history(stage: Stage, { api, db, buyer, order }: Trade): Promise<void> {
  await lengthen(db, order.id, LONG_HISTORY);
  const people = peopleOf(api);
  const path = `/traderequestevents?tradeRequestId=${order.id}&pageSize=20`;
  const ours = await timed(() => expectDone(people.as(buyer.accessToken, 'GET', path)));
  const bare = await timed(() =>
    db.query({
      name: 'bare_events',
      text: 'select id, seq, type, at, payload from trade_events where request_id = $1 order by seq desc limit 20',
      values: [order.id],
    }),
  );
  reportTimes(stage, `first page of ${LONG_HISTORY} events, api, p50`, { ours, bare, must: 5, aim: 3 });
}

/** As many steps at once as there are requests, each by its own. */
async function atOnce(stage: Stage, { api, db, buyer, order }: Trade): Promise<void> {
  const people = peopleOf(api);
  const perSecond = async () => {
    const ids = await copies(db, order, { count: AT_ONCE, status: 'PUBLISHED' });
    const startedAt = performance.now();
    await Promise.all(
      ids.map((id) =>
        expectDone(
          people.as(buyer.accessToken, 'POST', `/traderequests/${id}/cancel`, {
            version: 1,
            reason: 'پروژه متوقف شد.',
          }),
        ),
      ),
    );
    return (AT_ONCE * 1_000) / (performance.now() - startedAt);
  };
  await perSecond();
  const ours = Math.max(await perSecond(), await perSecond());
  report({
    workload: `${AT_ONCE} steps at once on as many orders, api: ms for each (150/s are 6.7)`,
    size: stage.size,
    ours: 1_000 / ours,
    unit: 'ms',
    budget: { of: 'ours', must: 1_000 / 150, aim: 4 },
    beside: { perSecond: ours },
  });
}

/** The list of 10,000 orders by state, the other side's too, against a bare statement. */
async function inbox(stage: Stage, { api, db, buyer, seller, order }: Trade): Promise<void> {
  await copies(db, order, { count: MANY / 2, status: 'PUBLISHED' });
  await copies(db, order, { count: MANY / 2, status: 'COMPLETED' });
  await db.query('vacuum analyze trade_requests');
  await db.query('vacuum analyze trade_participations');
  const people = peopleOf(api);
  const filters = {
    selling: [seller, ''],
    buying: [buyer, ''],
    state: [seller, '&status=PUBLISHED'],
    waiting: [seller, '&isWaiting=true'],
    next: [seller, '&isWaiting=true&sort=DEADLINE'],
    due: [buyer, '&status=PUBLISHED&sort=DEADLINE'],
    others: [buyer, '&isWaiting=false'],
    far: [seller, '&pageNumber=50'],
  } as const;
  const each: Record<string, number> = {};
  for (const [name, [side, filter]] of Object.entries(filters)) {
    const path = `/traderequests?pageSize=20${filter}`;
    each[name] = (await timed(() => expectDone(people.as(side.accessToken, 'GET', path)), 50)).p50;
  }
  const bare = await timed(() =>
    db.query({
      name: 'bare_orders',
      text: `select r.id, r.number, r.status, r.deadline_at from trade_requests r where r.buyer_customer_id = $1
             order by r.updated_at desc, r.id desc limit 20`,
      values: [buyer.customerId],
    }),
  );
  const slowest = Math.max(...Object.values(each));
  report({
    workload: `inbox of ${MANY} orders by any filter, api, p50 of the slowest`,
    size: stage.size,
    ours: slowest,
    yardstick: bare.p50,
    ratio: slowest / bare.p50,
    unit: 'ms',
    budget: { of: 'ours', must: 10, aim: 5 },
    beside: each,
  });
}

/** The same list as the site's screen asks for it, against the page asked at the api alone. */
async function inboxInGraph(stage: Stage, { api, seller }: Trade, gateway: Server): Promise<void> {
  const headers = { authorization: `Bearer ${seller.accessToken}` };
  const operation = ofSite('TradeRequestsScreen');
  const variables = { side: 'SELLER', status: ['PUBLISHED'], pageNumber: 1, pageSize: 20, mostWaiting: 20 };
  const ask = (turn: number) => {
    const question = byHash(operation, { ...variables, withWaiting: false, isNarrowed: false }, turn);
    return { ...question, headers: { ...question.headers, ...headers } };
  };
  const path = '/api/v1/traderequests?side=SELLER&status=PUBLISHED&pageSize=20';
  const sides = [
    { url: gateway.url, pids: [gateway.pid, api.pid], ask },
    { url: api.url, pids: [api.pid], ask: () => ({ path, headers }) },
  ];
  const { figures, ratios, othersCores } = await measure(sides, { count: 100, warmUp: 200, connections: 4 });
  report({
    workload: `viewer.tradeRequests of ${MANY}, api and gateway`,
    size: stage.size,
    ours: figures[0]!.cpuUs / 1_000,
    yardstick: figures[1]!.cpuUs / 1_000,
    ratio: ratios[0]!,
    unit: 'CPU-ms each',
    budget: { of: 'ours', must: 20, aim: 12 },
    beside: { p50Ms: figures[0]!.p50Ms, othersCores },
  });
}

/** How many of 10,000 conversations have something new, and which. */
async function unread(stage: Stage, { api, db, buyer, seller }: Trade): Promise<void> {
  await db.query(
    `insert into conversations (id, subject_type, subject_id, subject_title, seller_name, search_key, buyer_customer_id,
       seller_customer_id, last_seq, last_message_at, created_at)
     select gen_random_uuid(), 'SUPPLIER', gen_random_uuid(), 'پمپ البرز', 'بازرگانی فانوس', '', $1, $2, 1 + n % 5,
       now() - n * interval '1 minute', now() - n * interval '2 minutes' from generate_series(1, $3::int) n`,
    [buyer.customerId, seller.customerId, MANY],
  );
  const [user] = await rowsOf<{ id: string }>(
    db,
    'select user_id as id from customer_members where customer_id = $1 limit 1',
    [buyer.customerId],
  );
  await db.query(
    `insert into conversation_readers (conversation_id, user_id, read_seq)
     select id, $2, last_seq from conversations where buyer_customer_id = $1 and last_seq > 2`,
    [buyer.customerId, user!.id],
  );
  await db.query('vacuum analyze conversations');
  await db.query('vacuum analyze conversation_readers');
  const people = peopleOf(api);
  const ours = await timed(() => expectDone(people.as(buyer.accessToken, 'GET', '/conversations/unread-thread')));
  const bare = await timed(() =>
    db.query({
      name: 'bare_unread',
      text: `select c.id from conversations c where c.buyer_customer_id = $1 order by c.last_message_at desc limit 20`,
      values: [buyer.customerId],
    }),
  );
  reportTimes(stage, `unread of ${MANY} conversations, api, p50`, { ours, bare, must: 5, aim: 3 });
}
