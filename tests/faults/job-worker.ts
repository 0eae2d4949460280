import { makeWorker } from '../../api/src/platform/jobs/worker.ts';
import { openPostgres } from '../../api/src/platform/database/postgres.ts';
import { systemClock } from '../../api/src/platform/clock.ts';

// A worker of its own process: each job of the queue writes its id into `effects`. From its `HANGS_FROM`-th job on it writes
// and does not commit, so that whoever kills it does so in the middle of its work.
const hangsFrom = Number(process.env.HANGS_FROM ?? Infinity);
let begun = 0;
const db = openPostgres({ url: process.env.DATABASE_URL!, poolSize: 10, onError: () => undefined });
const worker = makeWorker({
  db,
  clock: systemClock,
  queues: {
    counted: {
      run: (job) =>
        job.finish(async (tx) => {
          await tx.query('insert into effects values ($1, $2)', [job.id, process.pid]);
          if ((begun += 1) >= hangsFrom) await new Promise(() => undefined);
        }),
    },
  },
});
worker.start();
process.on('SIGTERM', () => void worker.stop().then(() => process.exit(0)));
