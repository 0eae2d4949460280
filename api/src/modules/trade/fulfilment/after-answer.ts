import type { Tx } from '../../../platform/database/database.ts';
import { lapseOpen } from '../consents/lapse.ts';
import { readMilestones } from '../milestones/milestones.repository.ts';
import type { TradeRequestRow } from '../requests.repository.ts';
import type { Following } from '../steps.ts';
import { readShipments } from './shipments.repository.ts';

/** When the first of what the buyer has not answered counts as accepted. */
export async function dueOf(tx: Tx, requestId: string): Promise<Date | null> {
  const shipments = (await readShipments(tx, [requestId])).filter(({ status }) => status === 'DELIVERED');
  const milestones = (await readMilestones(tx, [requestId])).filter(({ status }) => status === 'SUBMITTED');
  const dues = [...shipments.map(({ answerDueAt }) => answerDueAt!), ...milestones.map(({ dueAt }) => dueAt!)];
  return dues.reduce<Date | null>((first, due) => (first === null || due < first ? due : first), null);
}

/** What follows once everything is delivered and accepted: nothing of it is left to be cancelled. */
export const completion = async (tx: Tx, row: TradeRequestRow, now: Date): Promise<Following[]> => [
  ...(await lapseOpen(tx, row, ['CANCELLATION'], now)),
  // Nobody else knows what was agreed to.
  { type: 'COMPLETED', visibility: 'CHAIN', toStatus: 'COMPLETED', moved: { deadlineAt: null } },
];
