import { join } from 'node:path';
import { makeApp } from '../../api/src/app.ts';
import { ChangeFeed } from '../../api/src/platform/changes/change-feed.ts';
import { newId } from '../../api/src/platform/ids.ts';
import { isStaffRole } from '../../api/src/modules/identity/permissions.ts';
import { TERMS_VERSION } from '../../api/src/modules/identity/terms.ts';
import { makeTokens } from '../../api/src/modules/identity/tokens.ts';
import { readConfig } from '../../api/src/platform/config.ts';
import { openInProcess } from '../../api/src/platform/database/in-process.ts';
import { newSecrets } from '../../api/src/platform/secrets.ts';
import { forgetAllSnapshots, forgetSnapshots } from '../../api/src/platform/snapshot.ts';
import { openPostgres } from '../../api/src/platform/database/postgres.ts';
import { makeMarket, type DatabaseKind } from './market.ts';
import { onceThereIsTime } from './once-there-is-time.ts';
import { newPhone } from './people.ts';
import { EVENTS_SECRET_UNDER_TEST } from './program.ts';
import { headersBy, restOf, type Sending } from './rest.ts';
import { USUAL_PRODUCTS } from './site.ts';

/** A market's database in this process, for tests of what has no address of its own. */
export async function openMarket(
  products = USUAL_PRODUCTS,
  kind = (process.env.TEST_DATABASE ?? 'pglite') as DatabaseKind,
) {
  const market = await makeMarket(kind, products);
  const { DATABASE_URL: url, RASTEH_DATA: folder } = market.settings;
  const db = url
    ? openPostgres({ url, poolSize: 4, onError: () => undefined })
    : await openInProcess(join(folder!, 'pglite'));
  const discard = async () => {
    await db.close();
    await market.discard();
  };
  /** More ways to the same database: of its own on PostgreSQL, the same where it works in this process. */
  const more = () => (url ? openPostgres({ url, poolSize: 4, onError: () => undefined }) : db);
  return { db, more, folder: folder!, settings: market.settings, discard };
}

type Options = { method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; payload?: object; headers?: object };

/** The api in this process on a market of its own, at a time that the test sets: `clock.set(…)` needs no waiting. */
export async function startAppAt(instant: string, database?: DatabaseKind) {
  const { db, more, folder, settings, discard } = await openMarket(USUAL_PRODUCTS, database);
  // What recurs was written by the clock of the machine, which is behind the test's today and ahead of it next month. Its
  // periods are no periods of the test, which may have the same ones on one day.
  await db.query(
    `update jobs set run_at = least(run_at, $1), due_at = least(due_at, $1),
       dedupe_key = case when dedupe_key ~ '^\\d{4}-\\d\\d-\\d\\dT' then null else dedupe_key end`,
    [new Date(instant)],
  );
  let now = () => new Date(instant);
  const testClock = { now: () => now() };
  // The database works in this process here, so one slow statement must not make it refuse everybody.
  const config = readConfig({
    RASTEH_DATA: folder,
    LOG_LEVEL: 'silent',
    BUSY_AFTER_MS: '600000',
    RATE_LIMIT_PER_MINUTE: '1000000',
    EVENTS_SECRET: EVENTS_SECRET_UNDER_TEST,
  });
  const secrets = newSecrets();
  /** An api on that database, by the same clock. */
  async function start(of = db, feed = new ChangeFeed(of, testClock)) {
    const parts = { db: of, clock: testClock, config, secrets, feed };
    // As in the build for tests: what is due by the test's clock is done when it says so.
    process.env.RASTEH_BUILD = 'test';
    const made = await makeApp(parts).finally(() => delete process.env.RASTEH_BUILD);
    await made.ready();
    await made.subscribers.prepare();
    return made;
  }
  const feed = new ChangeFeed(db, testClock);
  const app = await start(db, feed);
  const others: { close: () => Promise<void> }[] = [];
  const stop = async () => {
    feed.stop();
    await app.close();
    for (const other of others) await other.close();
    await discard();
  };
  /** What `/connect/token` says to a form. */
  const token = async (form: Record<string, string>) => {
    const payload = new URLSearchParams({ client_id: 'test', ...form }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await app.inject({ method: 'POST', url: '/connect/token', payload, headers });
    return { status: answer.statusCode, body: answer.json<Record<string, string>>() };
  };
  /** Tokens hold for minutes: how headers are made anew. */
  const signed = new WeakMap<object, () => Promise<object>>();
  const tokens = async (form: Record<string, string>) => {
    const { access_token: accessToken, refresh_token: refreshToken } = (await token(form)).body;
    return { accessToken: accessToken!, refreshToken: refreshToken! };
  };
  const startLogin = (phoneNumber: string) =>
    app.inject({ method: 'POST', url: '/api/v1/users/login-by-otp', payload: { phoneNumber } });
  /** A login that waits for its code, and the code. */
  async function begin(phoneNumber = newPhone()) {
    const started = await startLogin(phoneNumber);
    const outbox = await app.inject({ url: `/dev/outbox?phone=${phoneNumber}` });
    const [message] = outbox.json<{ messages: { values: string[] }[] }>().messages;
    const { challengeId } = started.json<{ challengeId: string }>();
    return { challengeId, code: message!.values[0]! };
  }
  const formOf = (challengeId: string, code: string) => ({
    grant_type: 'otp',
    challenge_id: challengeId,
    code,
    terms_version: TERMS_VERSION,
  });
  const sendTo =
    (of: typeof app) =>
    async ({ method, path, by, headers, body }: Sending) => {
      const request = {
        method,
        url: `/api/v1${path}`,
        headers: {
          ...(method !== 'GET' && { 'idempotency-key': newId() }),
          ...(by && ((await signed.get(headersBy(by))?.()) ?? headersBy(by))),
          ...headers,
        },
        ...(body !== undefined && { payload: body as object }),
      };
      return onceThereIsTime(async () => {
        const answer = await of.inject(request);
        return {
          status: answer.statusCode,
          headers: new Headers(answer.headers as Record<string, string>),
          body: answer.body === '' ? undefined : answer.json<unknown>(),
        };
      });
    };
  /** The requests of one of its apis. */
  const requestsOf = (of: typeof app) => {
    const send = sendTo(of);
    return {
      /** Requests of the contract; a write has a key of its own where none is given. */
      ...restOf(send),
      /** The same for an address that the contract does not know, or that is only known when the test runs. */
      async ask<T>(path: string, { method = 'GET', payload, headers }: Options = {}) {
        const { status, body } = await send({ method, path, by: headers && { headers }, body: payload });
        return { status, body: body as T };
      },
    };
  };
  return {
    begin,
    token,
    /** Asks for a code only. @returns the status */
    start: async (phone: string) => (await startLogin(phone)).statusCode,
    withCode: (challengeId: string, code: string) => token(formOf(challengeId, code)),
    /** Tokens of somebody new, or of whoever has the phone; they end by the test's clock. */
    async login(phone = newPhone()) {
      const { challengeId, code } = await begin(phone);
      return tokens(formOf(challengeId, code));
    },
    refresh: (refreshToken: string) => tokens({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    /** Its database, to age what is there and to read what no answer tells. */
    db,
    /** Signs its links, and hashes codes that stand beside numbers. */
    linkKey: secrets.linkKey,
    /** Where its data is, for programs beside it. */
    settings,
    clock: {
      set: (next: string | Date) => (now = () => new Date(next)),
      /** Goes on by itself from a time. */
      run(from: string | Date) {
        const lead = new Date(from).getTime() - Date.now();
        now = () => new Date(Date.now() + lead);
      },
      now: () => now(),
    },
    /** Serves at an address too, for programs before it; its clock is then to go on by itself. @returns the address */
    async listen() {
      feed.listen({ changed: forgetSnapshots, lost: forgetAllSnapshots });
      await feed.start();
      return app.listen({ host: '127.0.0.1', port: 0 });
    },
    /** Does the jobs that are due by the clock, and those that they write. */
    tick: () => app.inject({ method: 'POST', url: '/internal/tick' }),
    ...requestsOf(app),
    /** A second api beside this one, on the same database and by the same clock. */
    async another() {
      const of = more();
      const second = await start(of);
      others.push({ close: async () => (await second.close(), of === db ? undefined : of.close()) });
      return {
        ...requestsOf(second),
        tick: () => second.inject({ method: 'POST', url: '/internal/tick' }),
      };
    },
    /** What every route declared. */
    declared: app.declared,
    /** Any request at all, as it is. */
    inject: (request: { method: 'GET'; url: string; headers: Record<string, string> }) => app.inject(request),
    /**
     * The headers of somebody who is logged in and has these roles: of somebody new, or of a user who logs in
     * again. `ask` makes them anew as the clock moves. */
    async headersOf(roles: string[], userId = newId()) {
      const sessionId = newId();
      const phone = `+98${newPhone().slice(1)}`;
      await db.query('insert into users (id, phone) values ($1, $2) on conflict (id) do nothing', [userId, phone]);
      for (const role of roles)
        await db.query('insert into user_roles (user_id, role) values ($1, $2) on conflict do nothing', [userId, role]);
      await db.query(
        `insert into sessions (id, user_id, user_agent, address, idle_ends_at, absolute_ends_at)
         values ($1, $2, 'test', '127.0.0.1', now() + interval '1 day', now() + interval '1 day')`,
        [sessionId, userId],
      );
      const tokens = makeTokens(secrets.tokenKeys, () => now());
      const claims = { roles, name: 'test', ...(roles.some(isStaffRole) && { staff: true }) };
      const sign = async () => ({
        authorization: `Bearer ${await tokens.sign({ userId, sessionId }, claims)}`,
      });
      const headers = await sign();
      signed.set(headers, sign);
      return headers;
    },
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
