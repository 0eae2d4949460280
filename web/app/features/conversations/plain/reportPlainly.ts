import type { PlainAction } from '../../../platform/forms/plain/answerPlainForm.ts';
import { refusedPart, type RefusedPart } from '../../../platform/forms/plain/refusedPart.ts';
import { explanationProblem, isReason } from '../report.ts';
import { ReportMessagesDocument } from '../thread/writing.generated.ts';
import { plainReportName } from './names.ts';

export type RefusedReport = RefusedPart<{ reason: string; explanation: string }>;

/** Sends a report of PlainReport. */
export const reportPlainly: PlainAction<RefusedReport> = async (sent) => {
  const id = sent.text('id');
  const typedReason = sent.text('reason');
  const explanation = sent.paragraphs('explanation');
  const reason = isReason(typedReason) ? typedReason : 'OTHER';
  const shown = { form: plainReportName, id, typed: { reason, explanation } };
  const problem = explanationProblem(reason, explanation);
  if (problem) return { status: 400, again: { ...shown, problems: { explanation: problem } } };
  const said = explanation.trim() === '' ? {} : { explanation };
  try {
    const input = { conversationId: sent.text('conversationId'), messageIds: [id], reason, ...said };
    await sent.write(ReportMessagesDocument, { input });
    return undefined;
  } catch (thrown) {
    return refusedPart(thrown, { ...shown, known: ['reason', 'explanation'] });
  }
};
