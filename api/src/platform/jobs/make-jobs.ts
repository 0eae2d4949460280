import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { joined, type Module } from '../modules/module.ts';
import { forgetDoneJobs } from './forget-done.ts';
import type { Queue } from './job.ts';
import { makeRecurring, type Recurring } from './recurring.ts';
import { makeWorker } from './worker.ts';

type Named = Pick<Module, 'name' | 'queues' | 'recurring'>;
type Parts = {
  db: Database;
  clock: Clock;
  modules: readonly Named[];
  /** Of the platform itself. */
  recurring: Readonly<Record<string, Recurring>>;
  queues: Readonly<Record<string, Queue>>;
};

/** The worker of an api, with every queue that modules and the platform name. @throws Error when two name one */
export function makeJobs({ db, clock, modules, recurring, queues: ownQueues }: Parts) {
  const platform: Named = {
    name: 'platform',
    queues: ownQueues,
    recurring: { ...recurring, 'forget-done-jobs': { everyMinutes: 60, run: () => forgetDoneJobs(db) } },
  };
  const works = joined<Recurring, Named>([...modules, platform], (each) => each.recurring);
  const { queues: ofWorks, enqueueAll } = makeRecurring({ db, clock, works });
  const queues = joined<Queue, Named>(
    [...modules, platform, { name: 'recurring works', queues: ofWorks }],
    (each) => each.queues,
  );
  const worker = makeWorker({ db, clock, queues });
  return {
    worker,
    enqueueRecurring: enqueueAll,
    byHand: { runDue: worker.runDue, runWork: (name: string) => works[name]!.run() },
  };
}

/** For who moves the clock, and has no worker that goes on by itself. */
export type JobsByHand = ReturnType<typeof makeJobs>['byHand'];
