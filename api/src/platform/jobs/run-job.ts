import type { Clock } from '../clock.ts';
import type { Database, Tx } from '../database/database.ts';
import { alarm } from '../metrics.ts';
import { LeaseLostError, type Job, type Queue } from './job.ts';
import * as repository from './jobs.repository.ts';

const BACK_OFF_SECONDS = [10, 60, 300, 1_800, 7_200];
const LONGEST_ERROR = 500;

type Parts = { db: Database; clock: Clock; queue: Queue; signal: AbortSignal };

/** Does one job that was taken, and writes down what became of it. */
export async function runJob({ db, clock, queue, signal }: Parts, claimed: repository.Claimed): Promise<void> {
  const { attempts, maxAttempts } = claimed;
  // Nobody wrote down how the last attempt went: each time who had it was gone.
  if (attempts > maxAttempts) return bury('the api that did it ended in the middle of it');
  const doing = makeJob(db, claimed, signal);
  try {
    await Promise.race([queue.run(doing.job), lossOf(signal)]);
    if (!doing.isFinished()) await repository.markDone(db, claimed);
  } catch (error) {
    if (error instanceof LeaseLostError) return;
    await fail(String((error as Error)?.message ?? error).slice(0, LONGEST_ERROR));
  }

  async function fail(error: string) {
    if (attempts >= maxAttempts) return bury(error);
    const { backOffSeconds = BACK_OFF_SECONDS } = queue;
    const seconds = backOffSeconds[attempts - 1] ?? backOffSeconds.at(-1) ?? 0;
    await repository.markFailed(db, claimed, new Date(clock.now().getTime() + seconds * 1_000), error);
  }

  async function bury(error: string) {
    const isOurs = await db.transaction(async (tx) => {
      const isDead = await repository.markDead(tx, claimed, clock.now(), error);
      if (isDead) await queue.givenUp?.(tx, claimed.payload);
      return isDead;
    });
    if (isOurs) alarm('job dead', `${claimed.queue} ${claimed.id}: ${error}`);
  }
}

function makeJob(db: Database, claimed: repository.Claimed, signal: AbortSignal) {
  let isFinished = false;
  /** Asked last, so that what others may do again is never written. */
  const within = <T>(work: (tx: Tx) => Promise<T>, isOurs: (tx: Tx) => Promise<boolean>) =>
    db.transaction(async (tx) => {
      const result = await work(tx);
      if (!(await isOurs(tx))) throw new LeaseLostError();
      return result;
    });
  const job: Job = {
    id: claimed.id,
    payload: claimed.payload,
    attempt: claimed.attempts,
    signal,
    transaction: (work) => within(work, (tx) => repository.holds(tx, claimed)),
    async finish(work) {
      const result = await within(work, (tx) => repository.markDone(tx, claimed));
      isFinished = true;
      return result;
    },
  };
  return { job, isFinished: () => isFinished };
}

const lossOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new LeaseLostError()), { once: true }),
  );
