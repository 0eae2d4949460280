import { safeParse } from 'valibot';
import type { PlainAction, PlainAnswer } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { problemsIn } from '../../../../platform/forms/plain/problemsIn.ts';
import { refusedPart, type RefusedPart } from '../../../../platform/forms/plain/refusedPart.ts';
import { type Declining, decliningOf, decliningSchema } from '../declining.ts';

export type RefusedDeclining = RefusedPart<{ reasonCode: string; reason: string }>;

interface Answering {
  form: string;
  write(sent: PlainAnswer, said: Declining): Promise<unknown>;
  /** What is told where somebody else acted first. */
  overtaken: { is(error: unknown): boolean; text: string };
}

/** What answers the form without script by which somebody says no with a reason. */
export const answerDeclining =
  ({ form, write, overtaken }: Answering): PlainAction<RefusedDeclining> =>
  async (sent) => {
    const typed = { reasonCode: sent.text('reasonCode'), reason: sent.paragraphs('reason').trim() };
    const shown = { form, id: sent.text('id'), typed };
    const read = safeParse(decliningSchema, typed);
    if (!read.success) return { status: 400, again: { ...shown, problems: problemsIn(read.issues) } };
    try {
      await write(sent, decliningOf(read.output));
      return undefined;
    } catch (thrown) {
      const { status, again } = refusedPart(thrown, { ...shown, known: ['reasonCode', 'reason'] });
      return { status, again: overtaken.is(thrown) ? { ...again, failure: overtaken.text } : again };
    }
  };
