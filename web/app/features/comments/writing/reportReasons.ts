import type { CommentReportReason } from '../../../platform/graph/types.generated.ts';
import { writingMessages } from './messages.ts';

const words = writingMessages.report;

/** Reasons as a list to choose from. */
export const reportReasons = (Object.keys(words.reasons) as CommentReportReason[]).map((value) => ({
  value,
  label: words.reasons[value],
}));

export const isReportReason = (text: string): text is CommentReportReason => Object.hasOwn(words.reasons, text);

/** What is wrong with a report before anybody is asked. */
export const explanationProblem = (reason: CommentReportReason, explanation: string) =>
  reason === 'OTHER' && explanation.trim() === '' ? words.missing : undefined;

/** So long the api lets it be. */
export const longestExplanation = 500;
