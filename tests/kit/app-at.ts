import { join } from 'node:path';
import { makeApp } from '../../api/src/app.ts';
import { ChangeFeed } from '../../api/src/platform/changes/change-feed.ts';
import { readConfig } from '../../api/src/platform/config.ts';
import { openInProcess } from '../../api/src/platform/database/in-process.ts';
import { newSecrets } from '../../api/src/platform/secrets.ts';
import { openPostgres } from '../../api/src/platform/database/postgres.ts';
import { newPhone } from './people.ts';
import { makeMarket, type DatabaseKind } from './market.ts';
import { USUAL_PRODUCTS } from './site.ts';

/** A market's database in this process, for tests of what has no address of its own. */
export async function openMarket() {
  const kind = (process.env.TEST_DATABASE ?? 'pglite') as DatabaseKind;
  const market = await makeMarket(kind, USUAL_PRODUCTS);
  const { DATABASE_URL: url, RASTEH_DATA: folder } = market.settings;
  const db = url
    ? openPostgres({ url, poolSize: 4, onError: () => undefined })
    : await openInProcess(join(folder!, 'pglite'));
  const discard = async () => {
    await db.close();
    await market.discard();
  };
  return { db, folder: folder!, discard };
}

/** The api in this process on a market of its own, at a time that the test sets: `clock.set(…)` needs no waiting. */
export async function startAppAt(instant: string) {
  const { db, discard } = await openMarket();
  let now = new Date(instant);
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const parts = { db, clock: { now: () => now }, config, secrets: newSecrets(), feed: new ChangeFeed(db) };
  const app = await makeApp(parts);
  await app.ready();
  const stop = async () => {
    await app.close();
    await discard();
  };
  const tokens = async (form: Record<string, string>) => {
    const payload = new URLSearchParams({ client_id: 'test', ...form }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await app.inject({ method: 'POST', url: '/connect/token', payload, headers });
    const { access_token: accessToken, refresh_token: refreshToken } = answer.json<Record<string, string>>();
    return { accessToken: accessToken!, refreshToken: refreshToken! };
  };
  return {
    /** Tokens of somebody new; they end by the test's clock. */
    async login() {
      const phoneNumber = newPhone();
      const started = await app.inject({
        method: 'POST',
        url: '/api/v1/users/login-by-otp',
        payload: { phoneNumber },
      });
      const outbox = await app.inject({ url: `/dev/outbox?phone=${phoneNumber}` });
      const [message] = outbox.json<{ messages: { values: string[] }[] }>().messages;
      const { challengeId } = started.json<{ challengeId: string }>();
      return tokens({ grant_type: 'otp', challenge_id: challengeId, code: message!.values[0]! });
    },
    refresh: (refreshToken: string) => tokens({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    clock: { set: (next: string | Date) => (now = new Date(next)) },
    /** Status and body of a request. */
    async ask<T>(
      path: string,
      options: { method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; payload?: object; headers?: object } = {},
    ) {
      const { method = 'GET', payload, headers } = options;
      const answer = await app.inject({
        method,
        url: `/api/v1${path}`,
        headers: { ...headers },
        ...(payload && { payload }),
      });
      return { status: answer.statusCode, body: (answer.body === '' ? undefined : answer.json<T>()) as T };
    },
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
