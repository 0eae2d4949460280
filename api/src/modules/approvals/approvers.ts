import type { RequestRow } from '../sourcing/requests/requests.repository.ts';
import { confirms, type ConfirmRules } from '../sourcing/requests/standing.ts';
import { type AmountRules, type Colleague, colleaguesNeeded, covers } from './agreement.ts';
import type { ApprovalAnswerRow, ApprovalRow } from './approvals.repository.ts';

type Asked = Pick<ApprovalRow, 'kind' | 'askerId' | 'amountRial'>;

/** Whether somebody may answer what was asked: to publish who may confirm, to an amount who may agree to it and did not ask. */
export const isApprover = ({ kind, askerId, amountRial }: Asked, who: Colleague, request: ConfirmRules): boolean =>
  kind === 'PUBLISH' ? confirms(request, who, who.userId) : who.userId !== askerId && covers(BigInt(amountRial), who);

/** Whether somebody of the buyer's company may let a request go to its sellers now. */
export const canBeConfirmed = (request: ConfirmRules, colleagues: readonly Colleague[]): boolean =>
  colleagues.some((each) => confirms(request, each, each.userId));

/** What is asked of colleagues before an amount is agreed to: of how many, and whether fewer of them may agree than that. */
export function askedFor(
  amountRial: bigint,
  own: Colleague,
  { colleagues, rules }: { colleagues: readonly Colleague[]; rules: AmountRules },
) {
  const needed = colleaguesNeeded(amountRial, own, rules);
  const can = colleagues.filter((each) => each.userId !== own.userId && covers(amountRial, each));
  return { needed, isShort: can.length < needed };
}

/** The same of one of the buyer's company who is looked at; undefined for anybody else. */
export function askedWhenActing(
  amountRial: bigint,
  userId: string,
  { row, colleagues }: { row: Pick<RequestRow, 'acceptAboveRial' | 'twoAboveRial'>; colleagues: readonly Colleague[] },
) {
  const own = colleagues.find((each) => each.userId === userId);
  const acceptAboveRial = row.acceptAboveRial ?? undefined;
  const twoAboveRial = row.twoAboveRial ?? undefined;
  return own && askedFor(amountRial, own, { colleagues, rules: { acceptAboveRial, twoAboveRial } });
}

export const hasAnswered = ({ answers }: { answers: readonly Pick<ApprovalAnswerRow, 'userId'>[] }, userId: string) =>
  answers.some((answer) => answer.userId === userId);
