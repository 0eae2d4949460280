import type { PlainAction } from '../../platform/forms/plain/answerPlainForm.ts';
import { toldOnPage } from '../../platform/forms/plain/toldOnPage.ts';
import { refusedAt, textOf } from '../../platform/forms/refusal.ts';
import type { GraphError } from '../../platform/graph/GraphError.ts';
import { found } from '../../platform/graph/load.ts';
import { decidedWith, type DecisionKind, isApproval, type RefusedDecision } from './decisionKind.ts';
import { queueMessages } from './messages.ts';

const shortestReason = 3;

/** Whether a reason is long enough; where it is optional, an empty one is. */
export const isReasonGiven = (reason: string, isOptional: boolean): boolean =>
  reason.length >= shortestReason || (isOptional && reason === '');

/** Takes the decisions of these kinds whose forms were sent without script: on the server alone. */
export const decidePlainly = (kinds: readonly DecisionKind[]): Record<string, PlainAction<RefusedDecision>> =>
  import.meta.env.SSR ? Object.fromEntries(kinds.map((kind) => [kind.form, actionOf(kind)])) : {};

const actionOf =
  (kind: DecisionKind): PlainAction<RefusedDecision> =>
  async (sent, args) => {
    const names = ['reason', ...(kind.fields ?? [])];
    const typed = Object.fromEntries(names.map((name) => [name, sent.text(name).trim()]));
    // A text that is written goes before the usual one that is chosen.
    const reason = typed.reason || sent.text('template').trim();
    const decision = found(
      args,
      Object.keys(kind.words).find((each) => each === sent.text('decision')),
    );
    const refused = { place: sent.text('place'), typed };
    if (!isReasonGiven(reason, isApproval(kind, decision)))
      return { status: 400, again: { ...refused, problems: { reason: queueMessages.reason.tooShort } } };
    const wrong = kind.judge?.(decision, (name) => sent.text(name).trim()) ?? {};
    if (Object.keys(wrong).length > 0) return { status: 400, again: { ...refused, problems: wrong } };
    try {
      const decided = { id: sent.text('id'), version: Number(sent.text('version')), decision };
      await kind.decidePlainly(decidedWith(decided, reason), sent);
      return undefined;
    } catch (thrown) {
      const { error, status } = toldOnPage(thrown);
      const problems = problemsIn(error, names);
      if (Object.keys(problems).length > 0) return { status, again: { ...refused, problems } };
      const failure = kind.failureText?.(error) ?? textOf(error, queueMessages.failed, queueMessages.offline);
      return { status, again: { ...refused, problems, failure } };
    }
  };

/** What is wrong in the fields of a decision. */
export const problemsIn = (error: GraphError, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(refusedAt(error, names, (field) => field).map(({ place, text }) => [place, text]));
