import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { supplierErrors } from '../../../api/src/modules/suppliers/suppliers.errors.ts';
import { ChangeFeed } from '../../../api/src/platform/changes/change-feed.ts';
import { readConfig } from '../../../api/src/platform/config.ts';
import { ErrorCodes } from '../../../api/src/platform/error-codes.ts';
import { makeIdempotency } from '../../../api/src/platform/idempotency/idempotency.ts';
import { newId } from '../../../api/src/platform/ids.ts';
import { platformErrors } from '../../../api/src/platform/platform.errors.ts';
import { Problem } from '../../../api/src/platform/problem.ts';
import { route } from '../../../api/src/platform/route.ts';
import { object, Rial } from '../../../api/src/platform/schema.ts';
import { makeServer } from '../../../api/src/platform/server.ts';
import { openMarket } from '../../kit/app-at.ts';

// A server of our own with one route whose work this test holds in its hands.
let market: Awaited<ReturnType<typeof openMarket>>;
let app: Awaited<ReturnType<typeof makeServer>>;
let idempotency: ReturnType<typeof makeIdempotency>;
/** What the work does; how often it was begun. */
let work: () => Promise<{ effect: string }>;
let begun = 0;
/** What happens between the claim of a key and the work. */
let before: () => Promise<void>;

beforeAll(async () => {
  market = await openMarket();
  const { db } = market;
  idempotency = makeIdempotency(db);
  const gatekeeper = {
    authenticate: async (userId: string | undefined) => ({ userId: userId!, sessionId: newId(), phone: '', roles: [] }),
    can: () => true,
  };
  const config = readConfig({ LOG_LEVEL: 'silent', BUSY_AFTER_MS: '600000' });
  const errorCodes = new ErrorCodes([platformErrors, supplierErrors]);
  app = await makeServer({ db, config, feed: new ChangeFeed(db), gatekeeper, idempotency, errorCodes, tags: [] });
  const body = object({ amountRial: Rial('Of the test.') });
  const response = object({ effect: Rial('Of the test.') });
  const shared = { method: 'POST', policy: 'user', summary: 'Tested', body, response } as const;
  const handler = () => {
    begun += 1;
    return work();
  };
  route(app, 'test', {
    ...shared,
    url: '/pay',
    operationId: 'pay',
    idempotency: 'required',
    handler: async ({ once }) => {
      const answer = await handler();
      await db.transaction(async (tx) => once!.keep(tx, answer));
      return answer;
    },
  });
  route(app, 'test', { ...shared, url: '/forgetful', operationId: 'forget', idempotency: 'required', handler });
  route(app, 'test', { ...shared, url: '/save', operationId: 'save', handler });
  route(app, 'test', {
    ...shared,
    url: '/together',
    operationId: 'together',
    idempotency: 'required',
    handler: async ({ once }) => {
      await before();
      return db.transaction(async (tx) => {
        const answer = await handler();
        // What it does: a row that the test can look for.
        await tx.query(
          `insert into idempotency_keys (user_id, route, key, body_hash, worker) values ($1, 'effect', '1', '', $1)`,
          [user],
        );
        once!.keep(tx, answer);
        return answer;
      });
    },
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await market.discard();
});

let user: string;
beforeEach(() => {
  user = newId();
  begun = 0;
  work = async () => ({ effect: String(begun) });
  before = async () => undefined;
});

async function send(key: string | undefined, options: { url?: string; amount?: number; as?: string } = {}) {
  const { url = '/pay', amount = 1, as = user } = options;
  const headers = { authorization: as, ...(key && { 'idempotency-key': key }) };
  const answer = await app.inject({ method: 'POST', url, headers, payload: { amountRial: String(amount) } });
  const { requestId: _, ...body } = answer.json<{ effect?: string; code?: string; requestId?: string }>();
  return { status: answer.statusCode, body };
}

describe('a request with an Idempotency-Key', () => {
  it('that is repeated has one effect and the same answer', async () => {
    expect(await send('a')).toEqual({ status: 200, body: { effect: '1' } });
    expect(await send('a')).toEqual({ status: 200, body: { effect: '1' } });
    expect(await send('b')).toEqual({ status: 200, body: { effect: '2' } });
  });

  it('is refused while the first one runs, whatever comes of it', async () => {
    let finish!: () => void;
    let isRunning!: () => void;
    const running = new Promise<void>((resolve) => (isRunning = resolve));
    work = () =>
      new Promise((resolve) => {
        finish = () => resolve({ effect: '7' });
        isRunning();
      });
    const first = send('a');
    await running;
    const others = await Promise.all([send('a'), send('a'), send('a')]);
    for (const other of others) expect(other).toMatchObject({ status: 409, body: { code: 'IN_PROGRESS' } });
    finish();
    expect((await first).body).toEqual({ effect: '7' });
    expect((await send('a')).body).toEqual({ effect: '7' });
    expect(begun).toBe(1);
  });

  it('runs once when twenty come together', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send('a')));
    expect(begun).toBe(1);
    for (const { status, body } of answers)
      expect([body.effect, body.code]).toContain(status === 200 ? '1' : 'IN_PROGRESS');
    expect(answers.some(({ status }) => status === 200)).toBe(true);
  });

  it('with another body is a mistake of the sender', async () => {
    await send('a');
    expect(await send('a', { amount: 2 })).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
    expect(begun).toBe(1);
  });

  it('of somebody else, or on another route, is another request', async () => {
    await send('a');
    expect((await send('a', { as: newId() })).body).toEqual({ effect: '2' });
    expect((await send('a', { url: '/save' })).body).toEqual({ effect: '3' });
  });

  it('that was refused is refused again, with the same words', async () => {
    work = () =>
      Promise.reject(new Problem(409, 'ORDER_STEP', [{ field: 'amountRial', code: 'ORDER_STEP', params: ['1', '2'] }]));
    const first = await send('a');
    expect(first).toMatchObject({ status: 409, body: { code: 'ORDER_STEP', errors: [{ field: 'amountRial' }] } });
    expect(await send('a')).toEqual(first);
    expect(begun).toBe(1);
  });

  it.each([
    ['a failure of ours', () => new Error('broken')],
    ['too many requests', () => new Problem(429, 'RATE_LIMITED')],
    ['an overload', () => new Problem(503, 'OVERLOADED')],
  ])('is tried again after %s', async (_, failure) => {
    work = () => Promise.reject(failure());
    expect((await send('a')).status).toBeGreaterThanOrEqual(429);
    work = async () => ({ effect: String(begun) });
    expect((await send('a')).body).toEqual({ effect: '2' });
  });

  it('that a crash left unfinished is taken over after two minutes, and no sooner', async () => {
    const asked = { userId: user, route: 'POST /pay', key: 'a' };
    await send('a');
    const setBack = (seconds: number) =>
      market.db.query(
        `update idempotency_keys set finished_at = null, answer = null, started_at = now() - make_interval(secs => $1)
         where user_id = $2`,
        [seconds, asked.userId],
      );
    await setBack(110);
    expect((await send('a')).status).toBe(409);
    await setBack(130);
    expect(await send('a')).toEqual({ status: 200, body: { effect: '2' } });
  });

  it('is a new one after a day', async () => {
    await send('a');
    await market.db.query("update idempotency_keys set started_at = now() - interval '25 hours' where user_id = $1", [
      user,
    ]);
    expect((await send('a', { amount: 5 })).body).toEqual({ effect: '2' });
    await market.db.query("update idempotency_keys set started_at = now() - interval '25 hours' where user_id = $1", [
      user,
    ]);
    await idempotency.forgetOld();
    expect(await market.db.query('select key from idempotency_keys where user_id = $1', [user])).toEqual([]);
  });

  it.each(['', 'with space', 'x'.repeat(201), 'سلام'].map((key) => [key]))(
    'with the key "%s" is refused',
    async (key) => {
      const headers = { authorization: user, 'idempotency-key': Buffer.from(key).toString('latin1') };
      const answer = await app.inject({ method: 'POST', url: '/pay', headers, payload: { amountRial: '1' } });
      expect(answer.json()).toMatchObject({ status: 400, code: 'IDEMPOTENCY_KEY_MALFORMED' });
    },
  );
});

it('a route that wants a key says so; others work without one', async () => {
  expect(await send(undefined)).toMatchObject({ status: 400, body: { code: 'IDEMPOTENCY_KEY_REQUIRED' } });
  expect((await send(undefined, { url: '/save' })).body).toEqual({ effect: '1' });
  expect((await send(undefined, { url: '/save' })).body).toEqual({ effect: '2' });
});

describe('work that writes its answer in its own transaction', () => {
  const effects = async () =>
    (await market.db.query(`select from idempotency_keys where user_id = $1 and route = 'effect'`, [user])).length;

  it('has effect and answer together', async () => {
    expect((await send('a', { url: '/together' })).body).toEqual({ effect: '1' });
    expect((await send('a', { url: '/together' })).body).toEqual({ effect: '1' });
    expect(await effects()).toBe(1);
  });

  it('must write it where a key is required: a route that does not shows at once', async () => {
    expect((await send('a', { url: '/forgetful' })).status).toBe(500);
    const lenient = makeIdempotency(market.db, { isProduction: true });
    const asked = { userId: user, route: 'POST /forgetful', key: 'b', bodyHash: '' };
    expect(await lenient.once(asked, async () => ({ effect: '5' }), { mustKeep: true })).toEqual({ effect: '5' });
    expect(await lenient.once(asked, async () => ({ effect: '6' }), { mustKeep: true })).toEqual({ effect: '5' });
  });

  it('has neither when somebody else took the request over', async () => {
    before = async () => {
      await market.db.query('update idempotency_keys set worker = $1 where user_id = $2', [newId(), user]);
    };
    expect(await send('a', { url: '/together' })).toMatchObject({ status: 409, body: { code: 'IN_PROGRESS' } });
    expect(await effects()).toBe(0);
  });
});
