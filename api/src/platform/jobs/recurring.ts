import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Queue } from './job.ts';
import { forgetDead, insertUnlessKnown } from './jobs.repository.ts';

/** A work that is done once a period over all apis: at whole multiples of it since 1970. */
export type Recurring = { everyMinutes: number; run: () => Promise<unknown> };

/** The next run of it makes good what this one left. */
const ATTEMPTS = 3;
/** Nothing else writes the first run: a database that is busy while the api starts is asked again. */
const WRITES = 5;
const BETWEEN_MS = 1_000;

type Parts = { db: Database; clock: Clock; works: Readonly<Record<string, Recurring>> };

/** Recurring works as queues: each run writes the next one, by a key that is the period's, before it begins. */
export function makeRecurring({ db, clock, works }: Parts) {
  function enqueueNext(queue: string, { everyMinutes }: Recurring) {
    const periodMs = everyMinutes * 60_000;
    const runAt = new Date((Math.floor(clock.now().getTime() / periodMs) + 1) * periodMs);
    return insertUnlessKnown(db, { queue, runAt, dedupeKey: runAt.toISOString(), maxAttempts: ATTEMPTS });
  }

  const queueOf = (name: string, work: Recurring): Queue => ({
    run: async () => {
      // Before the work: it goes on whatever becomes of this run.
      await enqueueNext(name, work);
      await work.run();
      await forgetDead(db, name);
    },
  });

  return {
    queues: Object.fromEntries(Object.entries(works).map(([name, work]) => [name, queueOf(name, work)])),
    /** Writes the first run of each, and the next one of those whose runs somebody deleted. */
    async enqueueAll() {
      for (const [name, work] of Object.entries(works)) await written(() => enqueueNext(name, work));
    },
  };
}

async function written(write: () => Promise<unknown>): Promise<void> {
  for (let left = WRITES - 1; ; left -= 1)
    try {
      await write();
      return;
    } catch (error) {
      if (left === 0) throw error;
      await pause(BETWEEN_MS);
    }
}
