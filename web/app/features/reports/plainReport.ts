import type { PlainAction } from '../../platform/forms/plain/answerPlainForm.ts';
import { refusedPart, type RefusedPart } from '../../platform/forms/plain/refusedPart.ts';
import { explanationProblem, reasonOf, type Report, reportOf, type ReportWords } from './reportChoices.ts';

/** A report without script that was not sent. */
export type RefusedReport = RefusedPart<{ reason: string; explanation: string }>;
type Sent = Parameters<PlainAction<RefusedReport>>[0];

interface PlainReport<Reason extends string> {
  /** Name of the form. */
  form: string;
  words: ReportWords<Reason>;
  write: (sent: Sent, id: string, report: Report<Reason>) => Promise<unknown>;
}

/** Takes the report of a form without script, whose `id` says what it is about. */
export const plainReport =
  <Reason extends string>({ form, words, write }: PlainReport<Reason>): PlainAction<RefusedReport> =>
  async (sent) => {
    const id = sent.text('id');
    const explanation = sent.paragraphs('explanation');
    const reason = reasonOf(words, sent.text('reason'));
    const shown = { form, id, typed: { reason, explanation } };
    const problem = explanationProblem(words, reason, explanation);
    if (problem) return { status: 400, again: { ...shown, problems: { explanation: problem } } };
    try {
      await write(sent, id, reportOf(reason, explanation));
      return undefined;
    } catch (thrown) {
      return refusedPart(thrown, { ...shown, known: ['reason', 'explanation'] });
    }
  };
