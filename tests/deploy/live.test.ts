import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { openPostgres } from '../../api/src/platform/database/postgres.ts';
import { recordEvent } from '../../api/src/platform/events/record-event.ts';
import { hasEntry, startEntry } from '../../scripts/machine/entry.mjs';
import { freePort } from '../../scripts/machine/ports.mjs';
import { buyingCompany } from '../api/ownership/kinds.ts';
import { openStream, openSubscription, type Stream } from '../kit/live.ts';
import { makeMarket } from '../kit/market.ts';
import { newPhone, peopleOf } from '../kit/people.ts';
import { hasPostgres } from '../kit/postgres.ts';
import { startProgram, type Running } from '../kit/program.ts';
import { startSite } from '../kit/site.ts';
import { Subscriber, takenOf, upTo } from '../kit/subscriber.ts';
import { until } from '../kit/until.ts';
import { questionOf, WebBrowser } from '../kit/web-browser.ts';
import { talkOf } from './talk.kit.ts';

/** The long run has the numbers that must be carried; a fifth of them shows the same in the time that each change has. */
const SIZE = process.env.TEST_FULL ? { pairs: 49, rounds: 50, messages: 20 } : { pairs: 9, rounds: 10, messages: 5 };
/** Of each of the two who make a pair, a stream in a browser's way and one in a program's; the owner has four. */
const LISTENERS = 4 + SIZE.pairs * 4;
const OBJECTS = 20;
const EVENTS = OBJECTS * SIZE.rounds;
const LONGEST = { timeout: 300_000 };
const ends: (() => Promise<unknown>)[] = [];
// The second test has the machine to itself: the first one leaves hundreds of streams.
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

type Addresses = { web: string; graph: string; path: string; api: Running };

/** People who act for one company, half of them with a browser and half with a program, and the streams of each. */
async function gather(pairs: number, streams: number, { web, graph, path, api }: Addresses) {
  const people = peopleOf(api);
  const owner = await people.login();
  const customerId = await buyingCompany(people, owner);
  const members = [owner.accessToken];
  const agents = '/customers/profile/merchant-agents';
  const invite = async (phone: string) => {
    const terms = { customerId, phone, displayName: 'رضا کریمی', permissions: ['MESSAGE'] };
    return (await people.as(owner.accessToken, 'POST', agents, terms)).body.id as string;
  };
  const subscribers: Subscriber[] = [];
  const listen = (open: (after: string | undefined) => Promise<Stream>, count = streams) =>
    subscribers.push(...Array.from({ length: count }, () => new Subscriber(open)));
  const ofGraph = (accessToken: string) => (after: string | undefined) =>
    openSubscription(graph, accessToken, after, { path });
  listen(ofGraph(owner.accessToken), 4);
  for (let index = 0; index < pairs; index += 1) {
    const phones = [newPhone(), newPhone()] as const;
    const browser = new WebBrowser({ web: { url: web }, api: { url: api.url } });
    const invited = await invite(phones[0]);
    await browser.login(phones[0]);
    await browser.run('AcceptCustomerInvitation', { input: { id: invited } });
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
    const headers = { ...browser.ours(), 'content-type': 'application/json', cookie };
    listen((after) =>
      openStream({
        url: `${web}/live`,
        method: 'POST',
        headers,
        body: JSON.stringify(questionOf('ViewerEvents', { after })),
      }),
    );
    const other = await invite(phones[1]);
    const { accessToken } = await people.login(phones[1]);
    await people.as(accessToken, 'POST', `${agents}/${other}/accept`);
    members.push(accessToken);
    listen(ofGraph(accessToken));
  }
  ends.push(() => Promise.all(subscribers.map((each) => each.close())));
  await until('all to listen', () => subscribers.every((each) => each.isListening()), 60_000);
  return { subscribers, customerId, owner, people, members };
}

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
    const { subscribers, customerId, owner, people, members } = await gather(SIZE.pairs, 2, addresses);
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
      await until(`${at} of the events`, () => written >= at * EVENTS, 60_000);
      await victim.kill();
      // What it had begun may be begun again after two minutes, which are not waited for.
      await db.query(
        `update idempotency_keys set started_at = now() - interval '121 seconds' where finished_at is null`,
      );
      await until('some more', () => written >= (at + 0.1) * EVENTS, 60_000);
      await victim.startAgain();
    }
    await writing;
    const messages = await talking;
    const told = await talk.told();
    const most = (each: Subscriber) => takenOf(each, objects).reduce((sum, { length }) => sum + length, 0);
    await until('all to hear all', () => subscribers.every((each) => most(each) === EVENTS), 60_000).catch(() => {
      const behind = subscribers.filter((each) => most(each) !== EVENTS);
      throw new Error(behind.map((each) => `heard ${most(each)}: ${each.state}`).join('\n'));
    });
    for (const each of subscribers) expect(takenOf(each, objects)).toEqual(objects.map(() => upTo(SIZE.rounds)));
    const last = told.map((seqs) => seqs.at(-1));
    const heardAll = (each: Subscriber) => takenOf(each, talk.objects).every((seqs, at) => seqs.at(-1) === last[at]);
    await until('all to hear the order and its messages', () => subscribers.every(heardAll), 60_000);
    for (const each of subscribers) expect(takenOf(each, talk.objects)).toEqual(told);
    expect(told[1]!.length).toBeGreaterThanOrEqual(messages);
    await talk.requireCounts(messages);
    expect(subscribers.reduce((sum, { resets }) => sum + resets, 0)).toBe(0);
    // The kills were felt.
    expect(subscribers.filter(({ breaks }) => breaks > 0).length).toBeGreaterThan(LISTENERS / 10);
  });
});

describe('one of each on the embedded database', () => {
  it('listeners hear every change once and in order, each program killed and back', LONGEST, async () => {
    const site = await startSite({ database: 'pglite', env: { RATE_LIMIT_PER_MINUTE: '1000000' } });
    ends.push(site.stop);
    const addresses = { web: site.web.url, graph: site.gateway.url, path: '/graphql', api: site.api };
    const { subscribers, customerId, owner, people } = await gather(3, 1, addresses);
    const agents = '/customers/profile/merchant-agents';
    const terms = { displayName: 'سارا کریمی', permissions: ['MESSAGE'] };
    const asOwner = (method: string, body: object) => people.as(owner.accessToken, method, agents, body);
    const { body } = await asOwner('POST', { customerId, phone: newPhone(), ...terms });
    const agentId = body.id as string;
    const change = async (version: number) => {
      const { status } = await asOwner('PUT', { agentId, version, isOwner: false, isSuspended: false, ...terms });
      expect(status).toBe(200);
    };
    let version = 1;
    for (const victim of [site.api, site.gateway, site.web]) {
      for (let count = 0; count < 15; count += 1) await change(version++);
      await victim.kill();
      await victim.startAgain();
    }
    for (let count = 0; count < 15; count += 1) await change(version++);
    const heard = () => subscribers.map((each) => takenOf(each, [agentId])[0]!);
    await until('all to hear all', () => heard().every((seqs) => seqs.at(-1) === version), 60_000);
    for (const seqs of heard()) expect(seqs).toEqual(upTo(version));
  });
});
