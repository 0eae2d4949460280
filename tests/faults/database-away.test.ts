import { expect, it } from 'vitest';
import { clientOf } from '../api/client.ts';
import { startFaultProxy } from '../kit/fault-proxy.ts';
import { hasPostgres } from '../kit/postgres.ts';
import { startApi } from '../kit/site.ts';
import { until } from '../kit/until.ts';

it.skipIf(!hasPostgres)(
  'says 503 with Retry-After while PostgreSQL is away, is not ready, and recovers by itself',
  async () => {
    await using first = await startApi({ database: 'postgres' });
    const market = new URL(first.settings.DATABASE_URL!);
    await using proxy = await startFaultProxy(`http://${market.host}`);
    const through = new URL(market);
    through.host = new URL(proxy.url).host;
    await using api = await startApi({ database: 'postgres', env: { DATABASE_URL: through.href } });
    const { call } = clientOf(api);
    expect((await call('/suppliers')).status).toBe(200);

    await proxy.set({ mode: 'refuse' });
    // On a busy machine a kept connection may end under the first question; the next one has its own.
    const ask = () => call<{ code: string }>('/suppliers').catch(() => undefined);
    let answer: Awaited<ReturnType<typeof ask>>;
    await until('says so', async () => (answer = await ask())?.status === 503, 5_000);
    const away = answer!;
    expect(away).toMatchObject({ status: 503, body: { code: 'DATABASE_UNAVAILABLE' } });
    expect(Number(away.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(JSON.stringify(away.body)).not.toMatch(/ECONN|127\.0\.0\.1|postgres/);
    await until('not ready', async () => (await fetch(`${api.url}/readyz`)).status === 503, 5_000);

    await proxy.set({ mode: 'pass' });
    await until('ready again', async () => (await fetch(`${api.url}/readyz`)).status === 200, 5_000);
    expect((await call('/suppliers')).status).toBe(200);
  },
);
