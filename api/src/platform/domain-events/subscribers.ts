import { setTimeout as pause } from 'node:timers/promises';
import type { ChangeFeed } from '../changes/change-feed.ts';
import type { Clock } from '../clock.ts';
import type { Database, Tx } from '../database/database.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { Job, Queue } from '../jobs/job.ts';
import { alarm } from '../metrics.ts';
import type { EventDefinition } from './define-events.ts';
import * as repository from './subscribers.repository.ts';
import type { CommittedEvent, Cursor, StoredEvent } from './subscribers.repository.ts';

/** Handles events after their transactions, each once. A manifest declares it, under a name that stays. */
export type DurableSubscriber = {
  /** Known when all modules are. */
  events: () => readonly EventDefinition[];
  /**
   * Handles some events, those of an aggregate in their order. Runs in the transaction that moves the cursor: what it writes and that
   * they are handled are there together or not at all.
   */
  handle: (tx: Tx, events: readonly StoredEvent[]) => Promise<unknown>;
  /** A new one starts with what happens from then on, unless it says otherwise. */
  startsAt?: 'FIRST_EVENT';
};

const AT_ONCE = 200;
const LOOK_MS = 20;

type Parts = {
  db: Database;
  clock: Clock;
  feed: ChangeFeed;
  subscribers: Readonly<Record<string, DurableSubscriber>>;
};
type Named = DurableSubscriber & { name: string; types: readonly string[] };
type Block = { events: CommittedEvent[]; next: string };
type Outcome = { isEmpty: boolean };

const queueOf = (name: string) => `events of ${name}`;

/**
 * Durable subscribers of all modules. One api at a time handles the events of one, in blocks, those of an aggregate in the order of
 * their numbers. An event whose handler throws becomes a job, which is tried again and listed for staff where it fails for good; the
 * others go on.
 */
export function makeSubscribers({ db, clock, feed, subscribers }: Parts) {
  const all: Named[] = Object.entries(subscribers).map(([name, each]) => ({
    ...each,
    name,
    types: each.events().map(({ aggregate, type }) => `${aggregate} ${type}`),
  }));
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isStopped = false;

  /** What its handler may not do halfway: undone where it throws, and left to a job. */
  async function handleApart(tx: Tx, { name, handle }: Named, event: StoredEvent): Promise<void> {
    await tx.query('savepoint event');
    try {
      await handle(tx, [event]);
    } catch (error) {
      await tx.query('rollback to savepoint event');
      alarm('event-subscriber', `${name}: ${event.type} ${event.id}: ${(error as Error).message}`);
      await enqueue(tx, {
        queue: queueOf(name),
        runAt: clock.now(),
        payload: { eventId: event.id },
        dedupeKey: event.id,
      });
    }
  }

  /** One block in one transaction. @param isApart each event by itself, so that one that fails takes nothing else with it */
  const handleBlock = (subscriber: Named, isApart: boolean): Promise<Outcome> =>
    db.transaction(async (tx) => {
      const cursor = await repository.lockCursor(tx, subscriber.name);
      const block = cursor && (await readBlock(tx, cursor, subscriber.types));
      if (!cursor || !block) return { isEmpty: true };
      const events = inOrder(block.events);
      if (isApart) for (const event of events) await handleApart(tx, subscriber, event);
      else if (events.length > 0) await subscriber.handle(tx, events);
      if (block.next !== cursor.from) await repository.moveCursor(tx, subscriber.name, block.next);
      return { isEmpty: block.events.length === 0 };
    });

  async function runOne(subscriber: Named): Promise<void> {
    while (!isStopped) {
      const { isEmpty } = await handleBlock(subscriber, false).catch(() => handleBlock(subscriber, true));
      if (isEmpty) return;
    }
  }

  async function runAll(): Promise<void> {
    do {
      isAskedAgain = false;
      for (const subscriber of all)
        await runOne(subscriber).catch((error: Error) =>
          alarm('event-subscriber', `${subscriber.name}: ${error.message}`),
        );
    } while (isAskedAgain);
  }

  /** Handles all that waits. Who asks while it runs has it look once more. */
  function run(): Promise<void> {
    if (running) isAskedAgain = true;
    return (running ??= runAll().finally(() => (running = undefined)));
  }

  const retriesOf = ({ handle }: Named): Queue => ({
    run: (job: Job<{ eventId: string }>) =>
      job.finish(async (tx) => {
        const event = await repository.readEvent(tx, job.payload.eventId);
        if (event) await handle(tx, [event]);
      }),
  });

  return {
    run,
    /** Handles all that is committed now, also what came beside transactions that have not ended: for who sets the clock. */
    async settle(): Promise<void> {
      const names = all.map(({ name }) => name);
      for (await run(); (await repository.countPending(db, names)) > 0; await run()) await pause(LOOK_MS);
    },
    recurring: { 'event-subscribers': { everyMinutes: 1, run } },
    /** Tries events again whose handlers threw. */
    queues: Object.fromEntries(all.map((each) => [queueOf(each.name), retriesOf(each)])),
    /** Makes cursors for new subscribers. Needed before the first event that they are not to miss. */
    async prepare(): Promise<void> {
      await db.transaction((tx) => repository.leaveOldNumbers(tx));
      for (const { name, types, startsAt } of all)
        await repository.ensureCursor(db, name, types, startsAt === 'FIRST_EVENT');
      for (const name of await repository.readSubscribers(db)) if (!Object.hasOwn(subscribers, name)) tellUnknown(name);
    },
    /** From now on at once, whichever api wrote the event. */
    listen: () =>
      feed.listen({
        happened: ({ hasDomainEvents }) => {
          if (hasDomainEvents) run().catch((error: Error) => alarm('event-subscriber', error.message));
        },
        // What waits is handled by the recurring run.
        lost: () => undefined,
      }),
    /** Ends with the block that is being handled. */
    async stop(): Promise<void> {
      isStopped = true;
      await running;
    },
  };
}

export type Subscribers = ReturnType<typeof makeSubscribers>;

/** It was removed, or renamed: nobody handles what happens from now on, and its cursor stays where it is. */
const tellUnknown = (name: string) =>
  console.warn(JSON.stringify({ level: 'warn', message: `no module declares the event subscriber "${name}"` }));

/**
 * The events that come next: of whole transactions that have ended. Transactions end in another order than that in which they are
 * numbered, so an event may come before an earlier one of its aggregate; it then waits for that one, or takes it along.
 * @returns undefined where nothing can be handled yet
 */
async function readBlock(tx: Tx, cursor: Cursor, types: readonly string[]): Promise<Block | undefined> {
  const range = { ...cursor, types };
  const found = await repository.readRange(tx, range, AT_ONCE + 1);
  let block = found.length > AT_ONCE ? await wholeTransactions(tx, range, found) : { events: found, next: cursor.upto };
  let mayShrink = true;
  for (;;) {
    const [overtaking] = await repository.readOvertaking(tx, block.events, { ...range, next: block.next });
    if (!overtaking) return block;
    const { transactionId, earlier } = overtaking;
    const before = block.events.filter((event) => isBefore(event.transactionId, transactionId));
    if (mayShrink && before.length > 0) block = { events: before, next: transactionId };
    // The earlier one is written by a transaction beside which an older one runs.
    else if (!isBefore(earlier, cursor.upto)) return undefined;
    else {
      mayShrink = false;
      const next = after(earlier);
      block = { events: await repository.readRange(tx, { ...range, upto: next }, null), next };
    }
  }
}

/** @param found one event more than a block has */
async function wholeTransactions(
  tx: Tx,
  range: Cursor & { types: readonly string[] },
  found: CommittedEvent[],
): Promise<Block> {
  const { transactionId: last } = found.at(-1)!;
  const events = found.filter(({ transactionId }) => transactionId !== last);
  if (events.length > 0) return { events, next: last };
  const next = after(last);
  return { events: await repository.readRange(tx, { ...range, upto: next }, null), next };
}

const after = (transactionId: string) => String(BigInt(transactionId) + 1n);
const isBefore = (one: string, other: string) => BigInt(one) < BigInt(other);

/** Each aggregate's events by their numbers, in the places that its events have. */
function inOrder(events: readonly CommittedEvent[]): CommittedEvent[] {
  const queues = new Map<string, CommittedEvent[]>();
  for (const event of events.toSorted((one, other) => one.seq - other.seq)) {
    const queue = queues.get(event.aggregateId) ?? [];
    queue.push(event);
    queues.set(event.aggregateId, queue);
  }
  return events.map(({ aggregateId }) => queues.get(aggregateId)!.shift()!);
}
