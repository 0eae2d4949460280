import { afterAll, beforeAll, expect, it } from 'vitest';
import { startRedis } from '../../scripts/machine/redis.mjs';
import { graphOf } from '../gateway/ask.ts';
import { startApiProcess, startGateway } from '../kit/site.ts';
import { until } from '../kit/until.ts';

const LIMIT = 40;

/** Two apis on one database, which count requests in one Redis. */
let redis: NonNullable<Awaited<ReturnType<typeof startRedis>>>;
let apis: Awaited<ReturnType<typeof startApiProcess>>[] = [];

beforeAll(async () => {
  redis = (await startRedis())!;
  const env = { REDIS_URL: redis.url, RATE_LIMIT_PER_MINUTE: String(LIMIT), TRUSTED_PROXIES: '127.0.0.1' };
  const first = await startApiProcess({ database: 'postgres', env });
  apis = [first, await startApiProcess({ database: 'postgres', products: 0, env: { ...env, ...first.settings } })];
});
afterAll(async () => {
  for (const api of apis.reverse()) await api.discard();
});

/**
 * Statuses of `count` requests of one address, sent to the apis in turn, a few at a time: a busy api takes a late Redis for one that is
 * away, and counts that request by itself.
 */
async function ask(count: number, some: typeof apis, address: string) {
  const all: number[] = [];
  while (all.length < count) {
    const few = Array.from({ length: Math.min(6, count - all.length) }, async (_, turn) => {
      const answer = await fetch(`${some[turn % some.length]!.url}/api/v1/shared/typemodels/enums`, {
        headers: { 'x-forwarded-for': address },
      });
      return answer.status;
    });
    all.push(...(await Promise.all(few)));
  }
  return {
    passed: all.filter((status) => status === 200).length,
    refused: all.filter((status) => status === 429).length,
  };
}

it('a limit holds over all apis together', async () => {
  expect(await ask(60, apis, '203.0.113.1')).toEqual({ passed: LIMIT, refused: 20 });
});

it('without Redis each api goes on, with half the limit', async () => {
  await redis.stop();
  expect(await ask(60, [apis[0]!], '203.0.113.2')).toEqual({ passed: LIMIT / 2, refused: 60 - LIMIT / 2 });
  await until('the alarm', () => apis[0]!.output().includes('"alarm":"redis"'));
});

it('a budget holds over all gateways together, and each goes on with half of it while Redis is away', async () => {
  redis = (await startRedis())!;
  const env = { REDIS_URL: redis.url, BUDGET_PER_MINUTE: '1000', TRUSTED_PROXIES: '127.0.0.1' };
  await using one = await startGateway({ apiUrl: apis[0]!.url, env });
  await using other = await startGateway({ apiUrl: apis[0]!.url, env });
  const from = { 'x-forwarded-for': '203.0.113.9' };
  const graphs = { one: graphOf(one), other: graphOf(other) };
  const costOf = async (which: keyof typeof graphs) => {
    const { extensions } = await graphs[which].ask('{ enums { name } }', {}, from);
    return extensions!.cost;
  };
  const first = await costOf('one');
  expect(first).toMatchObject({ limit: 1_000, remaining: 1_000 - first.requested });
  expect((await costOf('other')).remaining).toBe(1_000 - 2 * first.requested);
  expect((await costOf('one')).remaining).toBe(1_000 - 3 * first.requested);
  await redis.stop();
  await until('it is missed', () => one.output().includes('"alarm":"redis"'));
  expect((await costOf('one')).remaining).toBe(1_000 - 2 * first.requested);
});
