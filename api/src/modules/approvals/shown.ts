import { missingFor } from '../../platform/lacks.ts';
import { allowedActions } from '../../platform/machine.ts';
import { may, type Standing } from '../sourcing/requests/standing.ts';
import type { ParticipationRow } from '../sourcing/participations/participations.repository.ts';
import type { TradeRequestRow } from '../sourcing/requests/requests.repository.ts';
import type { Colleague } from './agreement.ts';
import { type ApprovalActor, approvalMachine } from './approval-machine.ts';
import type { ApprovalRow } from './approvals.repository.ts';
import type { ApprovalAction } from './approvals.enums.ts';
import type { TradeApproval } from './approvals.schemas.ts';
import { hasAnswered, isApprover } from './approvers.ts';
import { type AmountFacts, lacksOfApproval } from './lacks.ts';

/** As whom of the table somebody acts on what was asked. */
export const actorsOf =
  (approval: ApprovalRow, request: TradeRequestRow, who: Colleague) =>
  (by: ApprovalActor): boolean => {
    if (by === 'APPROVER') return isApprover(approval, who, request);
    if (by === 'SYS') return false;
    // What may be published is asked, and taken back, for the request.
    return approval.kind === 'PUBLISH'
      ? request.requesterId === who.userId && may(who, 'TRADE_CREATE')
      : approval.askerId === who.userId;
  };

type Viewing = AmountFacts & {
  viewer: Standing;
  now: Date;
  participations: readonly ParticipationRow[];
  /** Whether the viewer asked about the amount of the order, and has confirmed it by that. */
  isAsking: boolean;
};

/** What was asked as the buyer's side sees it. */
export function toApproval(
  approval: ApprovalRow,
  { viewer, isAsking, participations, ...facts }: Viewing,
): TradeApproval {
  const { row: request, colleagues, lines } = facts;
  const { id, kind, status, quoteId, amountRial, isAboveLimit, needed, askerName, askerId, askedAt, endedAt } =
    approval;
  const { answers, quoteTitles, participationId } = approval;
  const sellers = participations.filter(({ id: each, status: state }) =>
    quoteId === null ? state !== 'REMOVED' : each === participationId && state !== 'REMOVED',
  );
  const isOpen = status === 'PENDING';
  const asked = colleagues.filter((each) => isApprover(approval, each, request) && !hasAnswered(approval, each.userId));
  const own = colleagues.find(({ userId }) => userId === viewer.userId);
  const actions = isOpen && own ? allowedActions(approvalMachine, status, actorsOf(approval, request, own)) : [];
  const allowed = actions.filter(
    (action): action is ApprovalAction =>
      action !== 'LAPSE' &&
      (action === 'WITHDRAW' || !hasAnswered(approval, viewer.userId)) &&
      !(action === 'APPROVE' && isAsking),
  );
  return {
    id,
    kind,
    status,
    amountRial,
    isAboveLimit,
    needed,
    sellerNames: sellers.map(({ merchantName }) => merchantName),
    lineTitles: quoteTitles ?? lines.map(({ snapshot }) => snapshot.title),
    requestLinesCount: lines.length,
    ...(quoteId !== null && { quoteId }),
    ...(askerName !== null && { askerName }),
    isAsker: askerId === viewer.userId,
    askedNames: isOpen ? asked.flatMap(({ name }) => name ?? []) : [],
    answers: answers.map(({ name, isApproved, reason, at }) => ({
      ...(name !== null && { name }),
      isApproved,
      ...(reason !== null && { reason }),
      at: new Date(at).toISOString(),
    })),
    askedAt: askedAt.toISOString(),
    ...(endedAt && { endedAt: endedAt.toISOString() }),
    allowedActions: allowed,
    missing: missingFor(lacksOfApproval(approval, facts), allowed),
  };
}
