import { GraphError } from '../../../../platform/graph/GraphError.ts';
import { write } from '../../../../platform/graph/write.ts';
import { notify } from '../../../../platform/notify/notify.ts';
import { stepMessages } from '../messages.ts';
import type { RoomParts } from '../room.ts';
import {
  ApproveTradeRequestDocument,
  RejectApprovalDocument,
  WithdrawApprovalDocument,
} from '../roomSteps.generated.ts';
import { isOvertaken, isPriceChanged } from '../steps.ts';
import { priceNow } from '../useStep.ts';
import type { Approval } from './approvals.ts';
import { approvalMessages as words } from './messages.ts';

const outdates = ['viewer.tradeRequests', 'viewer.tradeRequestsSummary', 'viewer.tradeRequest'] as const;

/** What somebody else did first is read anew, and told. */
async function answered<Written>({ renew }: RoomParts, answer: () => Promise<Written>): Promise<Written> {
  try {
    return await answer();
  } catch (error) {
    if (!isOvertaken(error)) throw error;
    await renew().catch(() => undefined);
    throw new GraphError(error.status, stepMessages.overtaken.refused, error.code);
  }
}

const inputOf = ({ request: { id, version } }: RoomParts, { id: approvalId }: Approval) => ({
  id,
  version,
  approvalId,
});

/** Agrees; rejects with a GraphError. */
export async function approve(room: RoomParts, approval: Approval): Promise<void> {
  const input = inputOf(room, approval);
  try {
    const { tradeRequest } = await answered(room, () => write(ApproveTradeRequestDocument, { input }, { outdates }));
    const { kind } = approval;
    const isDone = tradeRequest.approvals.some(({ id, status }) => id === approval.id && status === 'APPROVED');
    notify('success', isDone ? words.done.sent[kind] : words.done[kind === 'PUBLISH' ? 'asked' : 'given']);
  } catch (error) {
    if (approval.kind === 'PUBLISH' || !isPriceChanged(error)) throw error;
    throw new GraphError(error.status, words.changed(priceNow(error)), error.code);
  }
}

/** Says no; rejects with a GraphError. */
export async function reject(room: RoomParts, approval: Approval, reason: string): Promise<void> {
  const input = { ...inputOf(room, approval), reason };
  await answered(room, () => write(RejectApprovalDocument, { input }, { outdates }));
  notify('success', words.done.rejected);
}

/** Takes it back; rejects with a GraphError. */
export async function withdraw(room: RoomParts, approval: Approval): Promise<void> {
  const input = inputOf(room, approval);
  await answered(room, () => write(WithdrawApprovalDocument, { input }, { outdates }));
  notify('success', words.done.withdrawn);
}
