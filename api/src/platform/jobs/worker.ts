import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { alarm } from '../metrics.ts';
import type { Queue } from './job.ts';
import * as repository from './jobs.repository.ts';
import { runJob } from './run-job.ts';

/** An idle api asks so often; on the embedded database each question takes a turn. */
const POLL_MS = 1_000;
/** Short jobs end together: what is taken in their place is taken with one statement. */
const GATHER_MS = 5;
const RENEW_MS = 10_000;
/** How many jobs an api does at the same time. */
const AT_ONCE = 8;
/** Whoever takes longer hangs: somebody else may try. */
const LONGEST_RUN_MS = 15 * 60_000;
/** What is not done by then when the api ends is given back. */
const DRAIN_MS = 10_000;

type Running = repository.Held & { startedAt: number; lost: AbortController; ended: Promise<void> };
type Parts = { db: Database; clock: Clock; queues: Readonly<Record<string, Queue>> };
export type Worker = ReturnType<typeof makeWorker>;

/** Does the jobs of its queues as they fall due, beside the workers of other apis on the same database. */
export function makeWorker({ db, clock, queues }: Parts) {
  const names = Object.keys(queues);
  const running = new Set<Running>();
  /** Claims on their way: what they take is begun, though it does not run yet. */
  const claiming = new Set<Promise<unknown>>();
  const stopping = new AbortController();
  let loop: Promise<void> | undefined;
  let renewals: NodeJS.Timeout | undefined;

  /** Begins what is due, as far as there is room. @returns how many jobs */
  function beginDue(): Promise<number> {
    const begun = claimAndRun();
    claiming.add(begun);
    return begun.finally(() => claiming.delete(begun));
  }

  async function claimAndRun(): Promise<number> {
    const claimed = await repository.claim(db, { queues: names, now: clock.now(), most: AT_ONCE - running.size });
    for (const job of claimed) {
      const lost = new AbortController();
      const each: Running = {
        id: job.id,
        worker: job.worker,
        startedAt: performance.now(),
        lost,
        ended: runJob({ db, clock, queue: queues[job.queue]!, signal: lost.signal }, job)
          .catch((error: Error) => alarm('jobs', error.message))
          .finally(() => running.delete(each)),
      };
      running.add(each);
    }
    return claimed.length;
  }

  async function someEnded() {
    const all = [...running].map(({ ended }) => ended);
    await Promise.race(all);
    await Promise.race([Promise.all(all), pause(GATHER_MS)]);
  }

  async function workUntilStopped() {
    const { signal } = stopping;
    while (!signal.aborted) {
      // A failure of the database is told by whoever else meets it.
      const begun = await beginDue().catch(() => 0);
      if (running.size === AT_ONCE) await someEnded();
      else if (begun === 0) await pause(POLL_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async function renew() {
    const now = performance.now();
    const lively = [...running].filter(({ startedAt }) => now - startedAt < LONGEST_RUN_MS);
    if (running.size === 0) return;
    const held = await repository.renew(db, lively);
    for (const { worker, lost, startedAt } of [...running])
      // What began meanwhile has a whole lease.
      if (!held.has(worker) && startedAt <= now) lost.abort();
  }

  return {
    start() {
      loop ??= workUntilStopped();
      // A renewal that fails leaves two more before the lease ends.
      renewals = setInterval(() => void renew().catch(() => undefined), RENEW_MS).unref();
    },

    /** Does all that is due now. @returns how many jobs it began */
    async runDue(): Promise<number> {
      for (let count = 0; ;) {
        const begun = running.size < AT_ONCE ? await beginDue() : 0;
        count += begun;
        // The loop of the same api may have taken the rest.
        if (begun === 0) await Promise.allSettled([...claiming]);
        if (begun === 0 && running.size === 0) return count;
        if (begun === 0) await someEnded();
      }
    },

    /** Takes nothing more, and waits for what it began; what takes too long others may do at once. */
    async stop() {
      stopping.abort();
      const drained = (async () => {
        await loop;
        await Promise.all([...running].map(({ ended }) => ended));
      })();
      await Promise.race([drained, pause(DRAIN_MS, undefined, { ref: false })]);
      clearInterval(renewals);
      const left = [...running];
      for (const { lost } of left) lost.abort();
      if (left.length > 0) await repository.giveBack(db, left).catch(() => undefined);
    },
  };
}
