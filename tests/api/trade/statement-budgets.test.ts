import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAppAt } from '../../kit/app-at.ts';
import { hasPostgres } from '../../kit/postgres.ts';
import { deliveryOf, putWaybill, shipmentsWithoutWaybill } from '../orders/fulfilment/delivering.kit.ts';
import { quotingAt } from '../sourcing/quotes/quoting.kit.ts';
import { readTrade, type Trader, type Trading, tradingAt } from './trading.kit.ts';

// What a step of an order asks the database, counted where the process writes to it: all of one call, begin and commit among it. One
// statement more fails, and so does one less, so that the number here is lowered with it; so does one round trip more.

type Count = { statements: number; trips: number };

/** Of development and tests alone (emit.ts): nobody waits for it in production. */
const IS_OF_TESTS = /is_row_held/;

const original = pg.Client.prototype.query as (...given: unknown[]) => unknown;
const waiting = new WeakMap<object, number>();
let count: Count | undefined;

/** The feed asks by itself five times a second, and once after the call: counted once, however often it comes. */
const POLL = 'changes_and_events_since';
let hasPolled = false;

/** A round trip begins where a connection that waits for nothing is written to. */
function countedQuery(this: pg.Client, query: { text: string; name?: string }, ...rest: unknown[]) {
  const callback = rest.at(-1);
  const { text, name = '' } = typeof query === 'string' ? { text: query } : query;
  const isPollAgain = name === POLL && hasPolled;
  if (typeof callback !== 'function' || IS_OF_TESTS.test(text) || isPollAgain)
    return original.call(this, query, ...rest);
  hasPolled ||= name === POLL;
  const open = waiting.get(this) ?? 0;
  if (count) {
    count.statements += 1;
    if (open === 0) count.trips += 1;
  }
  waiting.set(this, open + 1);
  const answered = (...answer: unknown[]) => {
    waiting.set(this, waiting.get(this)! - 1);
    callback(...answer);
  };
  return original.call(this, query, ...rest.slice(0, -1), answered);
}

describe.skipIf(!hasPostgres || process.env.TEST_DATABASE !== 'postgres')('a step of an order', () => {
  let app: Awaited<ReturnType<typeof startAppAt>>;
  let trading: Trading;
  let quoting: ReturnType<typeof quotingAt>;
  beforeAll(async () => {
    app = await startAppAt('2026-12-01T08:00:00Z');
    trading = await tradingAt(app);
    quoting = quotingAt(trading);
    pg.Client.prototype.query = countedQuery as typeof pg.Client.prototype.query;
    // What is read once a process, such as units and holidays, is read here.
    for (const step of Object.values(steps)) await step();
  });
  afterAll(async () => {
    pg.Client.prototype.query = original as typeof pg.Client.prototype.query;
    await app?.stop();
  });

  const versionOf = async (id: string) => (await readTrade(app, id))!.version;
  /** One call, counted. */
  async function counted(by: Trader, path: string, body: object): Promise<Count> {
    count = { statements: 0, trips: 0 };
    hasPolled = false;
    const answer = await trading.ask(by, 'POST', path, body);
    const found = count;
    count = undefined;
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return found;
  }
  async function published(): Promise<string> {
    const id = await trading.draft();
    expect((await trading.publish('owner', id, 1)).status).toBe(200);
    return id;
  }
  async function delivery(id: string, action: string, by: Trader): Promise<Count> {
    const version = await versionOf(id);
    // None of it is refused.
    const { way, body } = await deliveryOf(app, id, action, version % 3 === 0 ? version + 1 : version);
    return counted(by, `/traderequests/${id}/${way}`, { version, ...body });
  }
  async function shipped(): Promise<string> {
    const id = await trading.taken();
    await delivery(id, 'SHIP', 'shipper');
    for (const shipmentId of await shipmentsWithoutWaybill(app, id)) await putWaybill(app, id, shipmentId);
    return id;
  }
  async function drafted() {
    const { body } = await quoting.draft(await published(), 'seller');
    return body;
  }

  const steps = {
    async publish() {
      const id = await trading.draft();
      const { body } = await trading.ask('owner', 'GET', `/traderequests/${id}/membership-and-price`);
      const { priceToken } = body;
      return counted('owner', `/traderequests/${id}/confirm-and-publish`, { version: 1, priceToken });
    },
    async 'request info'() {
      return counted('seller', `/traderequests/${await published()}/request-info`, { version: 2, text: 'کدام؟' });
    },
    async cancel() {
      return counted('owner', `/traderequests/${await published()}/cancel`, { version: 2, reason: 'پروژه متوقف شد.' });
    },
    async 'send a quote'() {
      const { id, version } = await drafted();
      return counted('seller', `/quotes/${id}/send`, { version });
    },
    async 'accept a quote'() {
      const { id, version } = await drafted();
      const sent = await quoting.step('seller', { id, version }, 'send');
      return counted('owner', `/quotes/${id}/accept`, { version: sent.body.version });
    },
    ship: async () => delivery(await trading.taken(), 'SHIP', 'shipper'),
    deliver: async () => delivery(await shipped(), 'DELIVER', 'shipper'),
    async 'confirm delivery'() {
      const id = await shipped();
      await delivery(id, 'DELIVER', 'shipper');
      return delivery(id, 'CONFIRM_DELIVERY', 'owner');
    },
  };

  it.each<[keyof typeof steps, Count]>([
    ['publish', { statements: 34, trips: 16 }],
    ['request info', { statements: 18, trips: 8 }],
    ['cancel', { statements: 19, trips: 8 }],
    ['send a quote', { statements: 28, trips: 12 }],
    ['accept a quote', { statements: 33, trips: 14 }],
    ['ship', { statements: 27, trips: 9 }],
    ['deliver', { statements: 29, trips: 10 }],
    ['confirm delivery', { statements: 29, trips: 13 }],
  ])('%s asks no more than this', async (name, budget) => {
    const { statements, trips } = await steps[name]();
    expect(statements).toBe(budget.statements);
    expect(trips).toBeLessThanOrEqual(budget.trips);
  });
});
