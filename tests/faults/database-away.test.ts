import { expect, it } from 'vitest';
import { openPostgres } from '../../api/src/platform/database/postgres.ts';
import { clientOf, type Answer } from '../kit/client.ts';
import { startFaultProxy } from '../kit/fault-proxy.ts';
import { hasPostgres } from '../kit/postgres.ts';
import { startApiProcess } from '../kit/site.ts';
import { until } from '../kit/until.ts';

it.skipIf(!hasPostgres)(
  'says 503 with Retry-After while PostgreSQL is away, is not ready, and recovers by itself',
  async () => {
    await using away = await startBehindProxy();
    const { call, proxy, isReady } = away;
    expect((await call('/suppliers')).status).toBe(200);

    await proxy.set({ mode: 'refuse' });
    expectUnavailable(await call('/suppliers'));
    await until('not ready', async () => !(await isReady()), 5_000);

    await proxy.set({ mode: 'pass' });
    await until('ready again', isReady, 5_000);
    expect((await call('/suppliers')).status).toBe(200);
  },
);

it.skipIf(!hasPostgres)('lives on when PostgreSQL goes in the middle of a question', async () => {
  await using away = await startBehindProxy();
  const { call, proxy, isReady, db, pid } = away;
  const before = pid();
  await db.transaction(async (tx) => {
    // Whoever asks for suppliers waits while this transaction holds them.
    await tx.query('lock table suppliers in access exclusive mode');
    const asked = call<{ code: string }>('/suppliers');
    await until('the question to wait', async () => (await waitingForLocks(db)) > 0, 5_000);
    await proxy.set({ mode: 'refuse' });
    expectUnavailable(await asked);
  });
  await proxy.set({ mode: 'pass' });
  await until('ready again', isReady, 5_000);
  expect((await call('/suppliers')).status).toBe(200);
  expect([away.running(), pid()]).toEqual([true, before]);
});

function expectUnavailable({ status, headers, body }: Answer<unknown>) {
  expect({ status, body }).toMatchObject({ status: 503, body: { code: 'DATABASE_UNAVAILABLE' } });
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(JSON.stringify(body)).not.toMatch(/ECONN|127\.0\.0\.1|postgres/);
}

const waitingForLocks = async (db: ReturnType<typeof openPostgres>) =>
  (
    await db.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query <> ''",
    )
  ).length;

/** An api on a market of its own that reaches PostgreSQL through a proxy; `db` is the same market without one. */
async function startBehindProxy() {
  const first = await startApiProcess({ database: 'postgres' });
  const market = first.settings.DATABASE_URL!;
  const proxy = await startFaultProxy(`http://${new URL(market).host}`);
  const through = new URL(market);
  through.host = new URL(proxy.url).host;
  const api = await startApiProcess({ database: 'postgres', env: { DATABASE_URL: through.href } });
  const db = openPostgres({ url: market, poolSize: 2, onError: () => undefined });
  return {
    ...clientOf(api),
    proxy,
    db,
    pid: api.pid,
    running: api.running,
    isReady: async () => (await fetch(`${api.url}/readyz`)).status === 200,
    async [Symbol.asyncDispose]() {
      await db.close();
      await api.discard();
      await proxy.stop();
      await first.discard();
    },
  };
}
