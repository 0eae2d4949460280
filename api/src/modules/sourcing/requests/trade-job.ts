import type { Tx } from '../../../platform/database/database.ts';
import { enqueueAll } from '../../../platform/jobs/enqueue.ts';

type Payload = Record<string, string | number>;
export type OnceAt<P extends Payload> = { runAt: Date; payload: P };
const jobOf = <P extends Payload>(queue: string, { runAt, payload }: OnceAt<P>) => ({
  queue,
  runAt,
  payload,
  dedupeKey: Object.values(payload).join(' '),
});

/** Jobs of one of the clocks of trade in one statement; one for all that a payload says. */
export const enqueueEachOnce = <P extends Payload>(tx: Tx, queue: string, all: readonly OnceAt<P>[]) =>
  enqueueAll(
    tx,
    all.map((each) => jobOf(queue, each)),
  );
