import { expect, it } from 'vitest';
import { hasPostgres } from '../kit/postgres.ts';
import { startApiProcess } from '../kit/site.ts';

it.skipIf(!hasPostgres)(
  'SIGTERM under load loses no request when a second api is there, and drains within 15 s',
  async () => {
    await using first = await startApiProcess({ database: 'postgres', env: { RATE_LIMIT_PER_MINUTE: '1000000' } });
    await using second = await startApiProcess({
      database: 'postgres',
      env: { RATE_LIMIT_PER_MINUTE: '1000000', ...first.settings },
    });
    let stopped: Promise<{ code: number | null; signal: string | null }> | undefined;
    const failures: unknown[] = [];
    // A balancer's manner: the next server when one does not take the request.
    const ask = async () => {
      for (const api of [first, second]) {
        const response = await fetch(`${api.url}/api/v1/supplierproducts/catalog?pageSize=20`).catch(() => undefined);
        if (response?.status === 200) return void (await response.json());
        if (response && response.status !== 503) failures.push(response.status);
      }
      failures.push('neither answered');
    };
    const clients = Array.from({ length: 8 }, async () => {
      for (let round = 0; round < 40; round += 1) {
        await ask();
        if (round === 10) stopped ??= first.stop();
      }
    });
    await Promise.all(clients);
    // One that is not done within 15 s ends itself with another code, however slow the machine is (api/src/main.ts).
    expect(await stopped).toEqual({ code: 0, signal: null });
    expect(failures).toEqual([]);
  },
);
