import type { Tx } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';

/** A job of one of the clocks of trade, one for all that its payload says. */
export const enqueueOnce = <Payload extends Record<string, string | number>>(
  tx: Tx,
  queue: string,
  runAt: Date,
  payload: Payload,
) => enqueue(tx, { queue, runAt, payload, dedupeKey: Object.values(payload).join(' ') });
