import type { MessageReportReason } from '../../platform/graph/types.generated.ts';
import { reportMessages as words } from './report/messages.ts';

/** Reasons as a list to choose from. */
export const reasons = (Object.keys(words.reasons) as MessageReportReason[]).map((value) => ({
  value,
  label: words.reasons[value],
}));

export const isReason = (text: string): text is MessageReportReason => Object.hasOwn(words.reasons, text);

/** What is wrong with a report before anybody is asked. */
export const explanationProblem = (reason: MessageReportReason, explanation: string) =>
  reason === 'OTHER' && explanation.trim() === '' ? words.missing : undefined;

/** So long the api lets it be. */
export const longestExplanation = 500;
