import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { openPostgres } from '../../api/src/platform/database/postgres.ts';
import { recordEvent } from '../../api/src/platform/events/record-event.ts';
import { hasEntry, startEntry } from '../../scripts/machine/entry.mjs';
import { freePort } from '../../scripts/machine/ports.mjs';
import { makeMarket } from '../kit/market.ts';
import { peopleOf } from '../kit/people.ts';
import { hasPostgres } from '../kit/postgres.ts';
import { startProgram } from '../kit/program.ts';
import { Subscriber, takenOf, upTo } from '../kit/subscriber.ts';
import { until } from '../kit/until.ts';
import { gather, LONGEST } from './listeners.kit.ts';
import { talkOf } from './talk.kit.ts';

/** The long run has the numbers that must be carried; a fifth of them shows the same in the time that each change has. */
const SIZE = process.env.TEST_FULL ? { pairs: 49, rounds: 50, messages: 20 } : { pairs: 9, rounds: 10, messages: 5 };
/** Of each of the two who make a pair, a stream in a browser's way and one in a program's; the owner has four. */
const LISTENERS = 4 + SIZE.pairs * 4;
const OBJECTS = 20;
const EVENTS = OBJECTS * SIZE.rounds;
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

describe.skipIf(!hasPostgres || !hasEntry())('two of each program behind the entry', () => {
  it('one of each killed and back: each of many listeners hears every event once and in order', LONGEST, async () => {
    const market = await makeMarket('postgres', 420);
    ends.push(market.discard);
    const pair = async () => [await freePort(), await freePort()];
    const ports = { api: await pair(), gateway: await pair(), web: await pair() };
    const entry = await startEntry(ports);
    ends.push(() => entry.stop());
    const settings = { ...market.settings, TRUSTED_PROXIES: '127.0.0.0/8', RATE_LIMIT_PER_MINUTE: '1000000' };
    const start = (name: 'api' | 'gateway' | 'web', more: object) =>
      Promise.all(
        ports[name].map(async (port) => {
          const running = await startProgram(name, {
            ...settings,
            ...more,
            [`${name.toUpperCase()}_PORT`]: String(port),
          });
          ends.push(async () => running.running() && running.stop());
          return running;
        }),
      );
    const apis = await start('api', {});
    const gateways = await start('gateway', { API_URL: entry.apisUrl });
    const webs = await start('web', {
      GATEWAY_URL: entry.gatewaysUrl,
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: entry.url,
    });
    const addresses = { web: entry.url, graph: entry.url, path: '/gateway/graphql', api: apis[0]! };
    const gathered = await gather(SIZE.pairs, 2, addresses);
    const { subscribers, customerId, owner, people, members } = gathered;
    ends.push(gathered.end);
    expect(subscribers).toHaveLength(LISTENERS);

    const db = openPostgres({ url: market.settings.DATABASE_URL!, poolSize: 5, onError: () => undefined });
    ends.push(() => db.close());
    const talk = await talkOf({ people, door: peopleOf({ url: entry.apisUrl }), owner, members, db });
    const objects = Array.from({ length: OBJECTS }, () => randomUUID());
    let written = 0;
    // Five at once, four objects each.
    const writer = async (own: string[]) => {
      for (let seq = 1; seq <= SIZE.rounds; seq += 1) {
        for (const objectId of own) {
          const audiences = [`customer:${customerId}`];
          await db.transaction((tx) =>
            recordEvent(tx, { type: 'MOVED', objectType: 'Thing', objectId, seq, audiences }),
          );
          written += 1;
          await pause(60);
        }
      }
    };
    const writing = Promise.all([0, 4, 8, 12, 16].map((first) => writer(objects.slice(first, first + 4))));
    const talking = talk.run(SIZE.messages);
    for (const [at, victim] of [
      [0.15, apis[0]!],
      [0.4, gateways[0]!],
      [0.65, webs[0]!],
    ] as const) {
      await until(`${at} of the events`, () => written >= at * EVENTS);
      await victim.kill();
      // What it had begun may be begun again after two minutes, which are not waited for.
      await db.query(
        `update idempotency_keys set started_at = now() - interval '121 seconds' where finished_at is null`,
      );
      await until('some more', () => written >= (at + 0.1) * EVENTS);
      await victim.startAgain();
    }
    await writing;
    const messages = await talking;
    const told = await talk.told();
    const most = (each: Subscriber) => takenOf(each, objects).reduce((sum, { length }) => sum + length, 0);
    await until('all to hear all', () => subscribers.every((each) => most(each) === EVENTS)).catch(() => {
      const behind = subscribers.filter((each) => most(each) !== EVENTS);
      throw new Error(behind.map((each) => `heard ${most(each)}: ${each.state}`).join('\n'));
    });
    for (const each of subscribers) expect(takenOf(each, objects)).toEqual(objects.map(() => upTo(SIZE.rounds)));
    const last = told.map((seqs) => seqs.at(-1));
    const heardAll = (each: Subscriber) => takenOf(each, talk.objects).every((seqs, at) => seqs.at(-1) === last[at]);
    await until('all to hear the order and its messages', () => subscribers.every(heardAll));
    for (const each of subscribers) expect(takenOf(each, talk.objects)).toEqual(told);
    expect(told[1]!.length).toBeGreaterThanOrEqual(messages);
    await talk.requireCounts(messages);
    expect(subscribers.reduce((sum, { resets }) => sum + resets, 0)).toBe(0);
    // The kills were felt.
    expect(subscribers.filter(({ breaks }) => breaks > 0).length).toBeGreaterThan(LISTENERS / 10);
  });
});
