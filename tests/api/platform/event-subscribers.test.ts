import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { merchantEvents } from '../../../api/src/modules/merchants/merchants.events.ts';
import { ChangeFeed } from '../../../api/src/platform/changes/change-feed.ts';
import { readArchive, writeArchive } from '../../../api/src/platform/database/archive.ts';
import type { Database, Tx } from '../../../api/src/platform/database/database.ts';
import { migrate } from '../../../api/src/platform/database/migrate.ts';
import { emit } from '../../../api/src/platform/domain-events/emit.ts';
import { type DurableSubscriber, makeSubscribers } from '../../../api/src/platform/domain-events/subscribers.ts';
import type { StoredEvent } from '../../../api/src/platform/domain-events/subscribers.repository.ts';
import { makeJobs } from '../../../api/src/platform/jobs/make-jobs.ts';
import { readTroubled } from '../../../api/src/platform/jobs/troubled.ts';
import { openMarket } from '../../kit/app-at.ts';
import { hasPostgres } from '../../kit/postgres.ts';

const isOnPostgres = hasPostgres && process.env.TEST_DATABASE === 'postgres';

const TABLE = 'create table handled (place serial, subscriber text, event_id uuid)';
let market: Awaited<ReturnType<typeof openMarket>>;
let merchants: string[];
const others: Database[] = [];
beforeAll(async () => {
  market = await openMarket();
  await market.db.execute(TABLE);
  merchants = (await market.db.query<{ id: string }>('select id from merchants order by id limit 5')).map(
    ({ id }) => id,
  );
});
afterAll(async () => {
  for (const other of others) await other.close();
  await market?.discard();
});
beforeEach(() => market.db.execute('delete from handled; delete from event_cursors; delete from jobs'));

let now = new Date('2026-12-01T08:00:00Z');
const clock = { now: () => now };
const by = { at: now, actorId: randomUUID(), onBehalfOf: null };
const hold = (tx: Tx, id: string) => tx.query('select from merchants where id = $1 for update', [id]);

const written = async (tx: Tx, id: string, count = 1) => {
  await hold(tx, id);
  return emit(
    tx,
    Array.from({ length: count }, () => merchantEvents.of('MERCHANT_CHANGED', id, {})),
    by,
  );
};
const write = (id: string, count = 1, db = market.db) => db.transaction((tx) => written(tx, id, count));

const keep = (name: string) => async (tx: Tx, events: readonly StoredEvent[]) => {
  for (const { id } of events) await tx.query('insert into handled (subscriber, event_id) values ($1, $2)', [name, id]);
};
const ofMerchants = (name: string, more: Partial<DurableSubscriber> = {}): DurableSubscriber => ({
  events: () => merchantEvents.definitions,
  handle: keep(name),
  ...more,
});
const subscribersOn = (db: Database, subscribers: Record<string, DurableSubscriber>) =>
  makeSubscribers({ db, clock, feed: new ChangeFeed(db, clock), subscribers });
async function started(subscribers: Record<string, DurableSubscriber>, db = market.db) {
  const made = subscribersOn(db, subscribers);
  await made.prepare();
  return made;
}
const another = () => {
  const db = market.more();
  if (db !== market.db) others.push(db);
  return db;
};

/** Numbers of what was handled, by aggregate, in the order in which it was. */
async function handledBy(subscriber: string, db = market.db): Promise<Map<string, number[]>> {
  const rows = await db.query<{ id: string; seq: number }>(
    `select e.aggregate_id as id, e.seq from handled h join domain_events e on e.id = h.event_id
     where h.subscriber = $1 order by h.place`,
    [subscriber],
  );
  return new Map([...Map.groupBy(rows, ({ id }) => id)].map(([id, all]) => [id, all.map(({ seq }) => seq)]));
}
const countHandled = async (subscriber: string) => [...(await handledBy(subscriber)).values()].flat().length;
const inTheirOrder = (all: Map<string, number[]>) =>
  [...all.values()].every((seqs) => seqs.every((seq, index) => index === 0 || seq === seqs[index - 1]! + 1));

describe('a durable subscriber', () => {
  it('handles each event once and those of an aggregate in their order, over several apis', async () => {
    const runners = await Promise.all(
      [market.db, another(), another()].map((db) => started({ once: ofMerchants('once') }, db)),
    );
    const writing = Array.from({ length: 60 }, (_, index) => write(merchants[index % merchants.length]!));
    await Promise.all([...writing, ...runners.map(({ run }) => run())]);
    await Promise.all(runners.map(({ settle }) => settle()));
    await runners[0]!.run();
    const handled = await handledBy('once');
    expect(await countHandled('once')).toBe(60);
    expect([...handled.values()].every((seqs) => new Set(seqs).size === seqs.length)).toBe(true);
    expect(inTheirOrder(handled)).toBe(true);
  });

  it('starts with what happens from then on, or with the first event where it says so', async () => {
    await write(merchants[0]!, 3);
    const { settle } = await started({
      end: ofMerchants('end'),
      first: ofMerchants('first', { startsAt: 'FIRST_EVENT' }),
    });
    await write(merchants[0]!, 2);
    await settle();
    expect(await countHandled('end')).toBe(2);
    const [all] = await market.db.query<{ count: number }>(
      `select count(*)::int as count from domain_events where aggregate_type = 'Merchant'`,
    );
    expect(await countHandled('first')).toBe(all!.count);
    // It goes on from there, under its name.
    const again = await started({ end: ofMerchants('end') });
    await again.run();
    expect(await countHandled('end')).toBe(2);
  });

  it('takes whole transactions, also those with more events than a block', async () => {
    const { settle } = await started({ whole: ofMerchants('whole') });
    for (const id of merchants.slice(0, 3)) await write(id, 150);
    await write(merchants[3]!, 450);
    await settle();
    expect(await countHandled('whole')).toBe(900);
    expect(inTheirOrder(await handledBy('whole'))).toBe(true);
  });

  it.skipIf(!isOnPostgres)('misses nothing of a transaction that ends later than those after it', async () => {
    const { run, settle } = await started({ late: ofMerchants('late') });
    const other = another();
    const begun = Promise.withResolvers<void>();
    const may = Promise.withResolvers<void>();
    const slow = other.transaction(async (tx) => {
      // From here on it has a number.
      await tx.query('select pg_current_xact_id()');
      begun.resolve();
      await may.promise;
      await written(tx, merchants[0]!);
    });
    await begun.promise;
    // More than a block lies between the numbers of the two transactions.
    await write(merchants[1]!, 250);
    await write(merchants[0]!, 2);
    await run();
    expect(await countHandled('late')).toBe(0);
    may.resolve();
    await slow;
    await settle();
    const handled = await handledBy('late');
    expect(await countHandled('late')).toBe(253);
    // The slow one has the lower number of a transaction and the higher one of its aggregate.
    expect(inTheirOrder(handled)).toBe(true);
  });

  it('leaves an event whose handler throws to a job, undoes what it wrote, and goes on', async () => {
    let isBroken = true;
    const poisoned = await write(merchants[2]!);
    const { id: bad } = poisoned[0]!;
    const handle = async (tx: Tx, events: readonly StoredEvent[]) => {
      await keep('poisoned')(tx, events);
      if (isBroken && events.some(({ id }) => id === bad)) throw new Error('the handler fails');
    };
    const { settle, queues } = await started({
      poisoned: ofMerchants('poisoned', { handle, startsAt: 'FIRST_EVENT' }),
    });
    const { byHand } = makeJobs({ db: market.db, clock, modules: [], recurring: {}, queues });
    await write(merchants[2]!, 2);
    await settle();
    const isHandled = async () => (await market.db.query('select from handled where event_id = $1', [bad])).length;
    expect(await isHandled()).toBe(0);
    const before = await countHandled('poisoned');
    const [all] = await market.db.query<{ count: number }>(
      `select count(*)::int as count from domain_events where aggregate_type = 'Merchant'`,
    );
    expect(before).toBe(all!.count - 1);

    for (let attempt = 1; attempt <= 8; attempt += 1) {
      now = new Date(now.getTime() + 3 * 3_600_000);
      await byHand.runDue();
    }
    const { rows } = await readTroubled(market.db, now, { pageSize: 10, pageNumber: 1 } as never);
    expect(rows).toMatchObject([
      { queue: 'events of poisoned', isDead: true, attempts: 8, lastError: 'the handler fails' },
    ]);
    // Staff have it tried again once it is mended.
    isBroken = false;
    await market.db.query('update jobs set dead_at = null, attempts = 0, run_at = $1', [now]);
    await byHand.runDue();
    expect(await isHandled()).toBe(1);
    await settle();
    expect(await isHandled()).toBe(1);
  });

  it.skipIf(!isOnPostgres)('that dies in the middle of a block handles each event once all the same', async () => {
    let deaths = 1;
    const handle = async (tx: Tx, events: readonly StoredEvent[]) => {
      for (const event of events) {
        await keep('dying')(tx, [event]);
        if ((deaths -= 1) === 0) await tx.query('select pg_terminate_backend(pg_backend_pid())');
      }
    };
    const { run, settle } = await started({ dying: ofMerchants('dying', { handle }) }, another());
    await write(merchants[0]!, 5);
    for (let at = 1; at <= 5; at += 1) {
      deaths = at;
      await run();
    }
    await settle();
    expect((await handledBy('dying')).get(merchants[0]!)).toHaveLength(5);
  });

  it('goes on after its database was moved to one that numbers transactions anew', async () => {
    const { settle } = await started({ moved: ofMerchants('moved') });
    await write(merchants[0]!, 2);
    await settle();
    const pending = await write(merchants[1]!, 3);
    const far = `'900000000000'::xid8`;
    await market.db.execute(`alter table domain_events disable trigger user;
      update domain_events set transaction_id = (900000000000 + position)::text::xid8;
      update event_cursors set transaction_id =
        (select min(transaction_id::text::numeric) from domain_events where id = '${pending[0]!.id}')::text::xid8;
      alter table domain_events enable trigger user`);
    expect((await market.db.query(`select from domain_events where transaction_id < ${far}`)).length).toBe(0);
    const after = await started({ moved: ofMerchants('moved') });
    await write(merchants[2]!, 2);
    await after.settle();
    const { byHand } = makeJobs({ db: market.db, clock, modules: [], recurring: {}, queues: after.queues });
    await byHand.runDue();
    const handled = await handledBy('moved');
    expect(merchants.slice(0, 3).map((id) => handled.get(id)?.length)).toEqual([2, 3, 2]);
    await market.db.execute(`alter table domain_events disable trigger user;
      update domain_events set transaction_id = '1'::xid8; alter table domain_events enable trigger user`);
  });

  it('handles what waited at a backup once after the restore', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rasteh-events-'));
    const to = await openMarket(0);
    try {
      const { settle } = await started({ kept: ofMerchants('kept') });
      await write(merchants[0]!, 4);
      await settle();
      await write(merchants[1]!, 50);
      await migrate(to.db);
      await to.db.execute(TABLE);
      await writeArchive(market.db, join(folder, 'market.gz'));
      await readArchive(to.db, join(folder, 'market.gz'));
      const restored = await started({ kept: ofMerchants('kept') }, to.db);
      const { byHand } = makeJobs({ db: to.db, clock, modules: [], recurring: {}, queues: restored.queues });
      await to.db.transaction((tx) => written(tx, merchants[2]!, 2));
      await restored.settle();
      await byHand.runDue();
      await restored.settle();
      const handled = await handledBy('kept', to.db);
      // Those of before the backup came along as handled.
      expect(merchants.slice(0, 3).map((id) => handled.get(id)?.length)).toEqual([4, 50, 2]);
    } finally {
      await to.discard();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
