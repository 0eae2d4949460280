import type { Tx } from '../../../platform/database/database.ts';
import { enqueue, enqueueAll } from '../../../platform/jobs/enqueue.ts';

type Payload = Record<string, string | number>;
type OnceAt<P extends Payload> = { runAt: Date; payload: P };
const jobOf = <P extends Payload>(queue: string, { runAt, payload }: OnceAt<P>) => ({
  queue,
  runAt,
  payload,
  dedupeKey: Object.values(payload).join(' '),
});

/** A job of one of the clocks of trade, one for all that its payload says. */
export const enqueueOnce = <P extends Payload>(tx: Tx, queue: string, runAt: Date, payload: P) =>
  enqueue(tx, jobOf(queue, { runAt, payload }));

/** Several of a clock. */
export const enqueueEachOnce = <P extends Payload>(tx: Tx, queue: string, all: readonly OnceAt<P>[]) =>
  enqueueAll(
    tx,
    all.map((each) => jobOf(queue, each)),
  );
