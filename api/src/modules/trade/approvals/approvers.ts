import { confirms, type ConfirmRules } from '../standing.ts';
import { type Colleague, covers } from './agreement.ts';
import type { ApprovalAnswerRow, ApprovalRow } from './approvals.repository.ts';

type Asked = Pick<ApprovalRow, 'kind' | 'askerId' | 'amountRial'>;

/** Whether somebody may answer what was asked: to publish who may confirm, to an amount who may agree to it and did not ask. */
export const isApprover = ({ kind, askerId, amountRial }: Asked, who: Colleague, request: ConfirmRules): boolean =>
  kind === 'PUBLISH' ? confirms(request, who, who.userId) : who.userId !== askerId && covers(BigInt(amountRial), who);

export const hasAnswered = ({ answers }: { answers: readonly Pick<ApprovalAnswerRow, 'userId'>[] }, userId: string) =>
  answers.some((answer) => answer.userId === userId);
