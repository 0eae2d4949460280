import type { Actor } from '../../../platform/actor.ts';
import { deadlineIn } from '../../../platform/calendar.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Once } from '../../../platform/idempotency/idempotency.ts';
import { transitionOf } from '../../../platform/machine.ts';
import { invalid, notFound } from '../../../platform/problem.ts';
import type { Files } from '../../files/index.ts';
import type { Reference } from '../../reference/index.ts';
import { refusedDue, scheduleRefused } from '../../disputes/dispute-clock.ts';
import { handOver } from '../../documents/handing-over.ts';
import type { TradeSteps } from '../../sourcing/requests/steps.ts';
import type { TradeSide } from '../../documents/subject.enums.ts';
import { accepted, standingBy } from './answering.ts';
import { ANSWER_DAYS, scheduleMilestone } from './milestone-clock.ts';
import { milestoneMachine, type MilestoneStep } from './milestone-machine.ts';
import * as repository from './milestones.repository.ts';
import type { MilestoneRejection, MilestoneSubmission } from './milestones.schemas.ts';

type Parts = { reference: Pick<Reference, 'isHoliday'>; files: Pick<Files, 'attach'>; steps: TradeSteps };

/** What both sides do with the parts of an agreed service. */
export function makeMilestones({ reference, files, steps }: Parts) {
  /** The part, where it can be acted on so. @throws Problem 404, 409 INVALID_TRANSITION with where it stands */
  async function find(
    tx: Tx,
    requestId: string,
    id: string,
    { action, side }: { action: MilestoneStep; side: TradeSide },
  ) {
    const all = await repository.readMilestones(tx, [requestId]);
    const found = all.find((each) => each.id === id) ?? notFound('MILESTONE_NOT_FOUND');
    transitionOf(milestoneMachine, found.status, action, (actor) => actor === side);
    return found;
  }

  return {
    /** @throws Problem 400, 403, 404 MILESTONE_NOT_FOUND, 409 */
    async submit(actor: Actor, id: string, milestoneId: string, input: MilestoneSubmission, once?: Once) {
      const { version, note, fileIds = [] } = input;
      if (note === undefined && fileIds.length === 0) invalid('note', 'REQUIRED');
      const isClosed = await reference.isHoliday();
      const action = 'SUBMIT_MILESTONE';
      return steps.step(actor, id, { action, version, once }, async (tx, { row, standing: { side }, now }) => {
        const milestone = await find(tx, id, milestoneId, { action, side });
        const dueAt = deadlineIn(now, ANSWER_DAYS, isClosed);
        await repository.writeSubmission(tx, milestoneId, { note: note ?? null, dueAt }, now);
        await scheduleMilestone(tx, { requestId: id, milestoneId, dueAt }, now);
        const fileHashes = await handOver(tx, { files, actor }, { row, milestoneId, shipmentId: null, fileIds }, now);
        const { to, moved } = await standingBy(tx, row);
        return {
          visibility: 'CHAIN',
          notifies: ['BUYER'],
          to,
          moved,
          payload: {
            milestoneId,
            milestone: milestone.title,
            fileHashes,
            ...(note !== undefined && { text: note }),
          },
        };
      });
    },

    /** @throws Problem 403, 404 MILESTONE_NOT_FOUND, 409 */
    accept: (actor: Actor, id: string, milestoneId: string, version: number, once?: Once) => {
      const action = 'ACCEPT_MILESTONE';
      return steps.step(actor, id, { action, version, once }, async (tx, { row, standing: { side }, now }) =>
        accepted(tx, row, await find(tx, id, milestoneId, { action, side }), now),
      );
    },

    /** @throws Problem 403, 404 MILESTONE_NOT_FOUND, 409 */
    async reject(actor: Actor, id: string, milestoneId: string, { version, reason }: MilestoneRejection, once?: Once) {
      const isClosed = await reference.isHoliday();
      const action = 'REJECT_MILESTONE';
      return steps.step(actor, id, { action, version, once }, async (tx, { row, standing: { side }, now }) => {
        const milestone = await find(tx, id, milestoneId, { action, side });
        const dueAt = refusedDue(now, false, isClosed);
        await repository.writeRejection(tx, milestoneId, { reason, dueAt }, now);
        await scheduleRefused(tx, { requestId: id, dueAt });
        const { to, moved } = await standingBy(tx, row);
        return {
          visibility: 'CHAIN',
          notifies: ['SELLER'],
          to,
          moved,
          payload: { milestoneId, milestone: milestone.title, text: reason },
        };
      });
    },
  };
}
