import { GraphError } from '../../platform/graph/GraphError.ts';
import { write } from '../../platform/graph/write.ts';
import { notify } from '../../platform/notify/notify.ts';
import type { RoomParts } from '../tradeSteps/steps/room.ts';
import {
  ApproveTradeRequestDocument,
  RejectApprovalDocument,
  WithdrawApprovalDocument,
} from '../tradeSteps/steps/roomSteps.generated.ts';
import { isPriceChanged } from '../tradeSteps/steps/steps.ts';
import { priceNow } from '../tradeSteps/steps/takeStep.ts';
import { writeOrRenew } from '../tradeSteps/steps/writeOrRenew.ts';
import type { Approval } from './approvals.ts';
import { approvalMessages as words, approvalMessagesOf } from './messages.ts';

const outdates = ['viewer.tradeRequests', 'viewer.tradeRequestsSummary', 'viewer.tradeRequest'] as const;

const inputOf = ({ request: { id, version } }: RoomParts, { id: approvalId }: Approval) => ({
  tradeRequestId: id,
  version,
  approvalId,
});

/** Agrees; rejects with a GraphError. */
export async function approve(room: RoomParts, approval: Approval): Promise<void> {
  const input = inputOf(room, approval);
  try {
    const { tradeRequest } = await writeOrRenew(
      () => write(ApproveTradeRequestDocument, { input }, { outdates }),
      room,
    );
    const { kind } = approval;
    const isDone = tradeRequest.approvals.nodes.some(({ id, status }) => id === approval.id && status === 'APPROVED');
    notify(
      'success',
      isDone ? approvalMessagesOf(room.request).done.sent[kind] : words.done[kind === 'PUBLISH' ? 'asked' : 'given'],
    );
  } catch (error) {
    if (approval.kind === 'PUBLISH' || !isPriceChanged(error)) throw error;
    throw new GraphError(error.status, words.changed(priceNow(error)), error.code);
  }
}

/** Says no; rejects with a GraphError. */
export async function reject(room: RoomParts, approval: Approval, reason: string): Promise<void> {
  const input = { ...inputOf(room, approval), reason };
  await writeOrRenew(() => write(RejectApprovalDocument, { input }, { outdates }), room);
  notify('success', words.done.rejected);
}

/** Takes it back; rejects with a GraphError. */
export async function withdraw(room: RoomParts, approval: Approval): Promise<void> {
  const input = inputOf(room, approval);
  await writeOrRenew(() => write(WithdrawApprovalDocument, { input }, { outdates }), room);
  notify('success', words.done.withdrawn);
}
