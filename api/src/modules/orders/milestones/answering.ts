import type { Tx } from '../../../platform/database/database.ts';
import { completion, dueOf } from '../fulfilment/after-answer.ts';
import { statusOf } from '../fulfilment/progress.ts';
import { readProgress } from '../fulfilment/shipments.repository.ts';
import type { TradeRequestRow } from '../../sourcing/requests/requests.repository.ts';
import type { Done } from '../../sourcing/requests/steps.ts';
import { type MilestoneRow, writeAcceptance } from './milestones.repository.ts';

/** Where a request stands by its parts, and until when. */
export async function standingBy(tx: Tx, row: TradeRequestRow) {
  const status = statusOf(await readProgress(tx, [row.id]));
  const to = status === 'COMPLETED' ? row.status : status;
  return { status, to, moved: { deadlineAt: await dueOf(tx, row.id) } };
}

/** A part is accepted, by the buyer or by the clock; of the last one all of it is done. */
export async function accepted(tx: Tx, row: TradeRequestRow, milestone: MilestoneRow, now: Date): Promise<Done> {
  await writeAcceptance(tx, milestone.id, now);
  const { status, moved } = await standingBy(tx, row);
  return {
    visibility: 'CHAIN',
    moved,
    notifies: ['SELLER'],
    payload: { milestoneId: milestone.id, milestone: milestone.title },
    then: status === 'COMPLETED' ? await completion(tx, row, now) : [],
  };
}
