import type { Tx } from '../../../platform/database/database.ts';
import { lapseOpen } from '../changes/lapse.ts';
import type { TradeRequestRow } from '../../sourcing/requests/requests.repository.ts';
import type { Following } from '../../sourcing/requests/steps.ts';

/**
 * When the first of what the buyer has not answered counts as accepted, null when nothing waits for an answer: the deadline of a
 * request under way, by which its buyer is waited for while the seller still has something to bring.
 */
export async function dueOf(tx: Tx, requestId: string): Promise<Date | null> {
  const [row] = await tx.query<{ dueAt: Date | null }>(
    `select least(
       (select min(answer_due_at) from shipments where request_id = $1 and status = 'DELIVERED'),
       (select min(due_at) from milestones where request_id = $1 and status = 'SUBMITTED')) as "dueAt"`,
    [requestId],
  );
  return row!.dueAt;
}

/** The deadline of a request after a delivery or an answer to one; in a dispute it stays that of the dispute. */
export const deadlineAfter = async (tx: Tx, { id, status }: TradeRequestRow) =>
  status === 'DISPUTED' ? {} : { deadlineAt: await dueOf(tx, id) };

/** What follows once everything is delivered and accepted: nothing of it is left to be cancelled. */
export const completion = async (tx: Tx, row: TradeRequestRow, now: Date): Promise<Following[]> => [
  ...(await lapseOpen(tx, row, ['CANCELLATION'], now)),
  // Nobody else knows what was agreed to.
  { type: 'COMPLETED', visibility: 'CHAIN', toStatus: 'COMPLETED', moved: { deadlineAt: null } },
];
