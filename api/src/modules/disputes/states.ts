import { addBusinessDays, deadlineIn, type IsClosed } from '../../platform/calendar.ts';
import type { Tx } from '../../platform/database/database.ts';
import { audience } from '../../platform/events/audience.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import { newId } from '../../platform/ids.ts';
import { lapseOpen } from '../orders/changes/lapse.ts';
import type { TradeRequestRow } from '../sourcing/requests/requests.repository.ts';
import type { Done } from '../sourcing/requests/steps.ts';
import { otherSide } from '../sourcing/requests/standing.ts';
import type { TradeSide } from '../documents/subject.enums.ts';
import { readProgress } from '../orders/fulfilment/shipments.repository.ts';
import { toldLine } from '../sourcing/lines/told-lines.ts';
import { amountOf } from './amounts.ts';
import { ANSWER_DAYS, DECISION_DAYS, EVIDENCE_DAYS, scheduleDispute } from './dispute-clock.ts';
import type { DisputeOutcome, DisputeReason } from './disputes.enums.ts';
import * as repository from './disputes.repository.ts';
import type { DisputeRow } from './disputes.repository.ts';

export type Now = { now: Date; isClosed: IsClosed };

/** Staff who decide about disputes. */
export const DECIDERS = 'DISPUTES_DECIDE';

/** Tells staff that a dispute is another one now. */
export const tellStaff = (tx: Tx, { id, version }: Pick<DisputeRow, 'id' | 'version'>, type: string) =>
  recordEvent(tx, {
    type,
    objectType: 'AdminDispute',
    objectId: id,
    seq: version,
    audiences: [audience.staff(DECIDERS)],
  });

/** Tells staff what became of the settlement that they proposed: the dispute has another version by that, unless it has ended. */
export async function tellMediator(
  tx: Tx,
  { disputeId }: { disputeId: string | null },
  type: string,
  now: Date,
): Promise<void> {
  const dispute = (await repository.readDispute(tx, disputeId!))!;
  if (dispute.endedAt !== null) return tellStaff(tx, dispute, type);
  await repository.moveDispute(tx, dispute, {}, now);
  await tellStaff(tx, { ...dispute, version: dispute.version + 1 }, type);
}

type Opening = {
  side: TradeSide;
  isByClock: boolean;
  wish: DisputeOutcome;
  reasonCode: DisputeReason;
  lineIds: readonly string[];
};

/** A dispute about lines of a request that is held. @returns its id, and what is told of it */
export async function open(tx: Tx, row: TradeRequestRow, opening: Opening, { now, isClosed }: Now) {
  const id = newId();
  const dueAt = deadlineIn(now, ANSWER_DAYS, isClosed);
  const progress = await readProgress(tx, [row.id]);
  const lineIds = progress.map(({ lineId }) => lineId).filter((each) => opening.lineIds.includes(each));
  const amount = await amountOf(tx, row.id, lineIds);
  await repository.insertDispute(tx, { ...opening, ...amount, id, requestId: row.id, lineIds, openedAt: now, dueAt });
  await scheduleDispute(tx, { requestId: row.id, disputeId: id, dueAt }, { isReminded: true });
  const lines = progress.filter(({ lineId }) => lineIds.includes(lineId)).map((line) => toldLine(line, line.agreed));
  const done: Done = {
    visibility: 'CHAIN',
    payload: { disputeId: id, disputeReason: opening.reasonCode, outcome: opening.wish, lines, ...amount },
    notifies: [otherSide(opening.side)],
    moved: { deadlineAt: dueAt },
    // What was asked before it is not what is to be agreed to now.
    before: await lapseOpen(tx, row, ['CANCELLATION'], now),
  };
  return { id, done };
}

/** The other side has answered, or its time is over: both show what they have. */
export async function beginEvidence(tx: Tx, dispute: DisputeRow, { now, isClosed }: Now): Promise<Pick<Done, 'moved'>> {
  const dueAt = deadlineIn(now, EVIDENCE_DAYS, isClosed);
  await repository.moveDispute(tx, dispute, { status: 'EVIDENCE', evidenceAt: now, dueAt }, now);
  await scheduleDispute(tx, { requestId: dispute.requestId, disputeId: dispute.id, dueAt });
  return { moved: { deadlineAt: dueAt } };
}

/** Nothing more is shown: staff decide, and nothing is settled any more. */
export async function beginDecision(
  tx: Tx,
  row: TradeRequestRow,
  dispute: DisputeRow,
  { now, isClosed }: Now,
  moved: repository.MovedDispute = {},
): Promise<Pick<Done, 'moved' | 'then'>> {
  const dueAt = addBusinessDays(now, DECISION_DAYS, isClosed);
  await repository.moveDispute(tx, dispute, { ...moved, status: 'DECISION', dueAt }, now);
  await tellStaff(tx, { ...dispute, version: dispute.version + 1 }, 'DISPUTE_WAITS');
  return { moved: { deadlineAt: null }, then: await lapseOpen(tx, row, ['SETTLEMENT'], now) };
}
