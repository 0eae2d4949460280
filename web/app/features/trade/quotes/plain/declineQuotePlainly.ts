import { safeParse } from 'valibot';
import type { PlainAction } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { problemsIn } from '../../../../platform/forms/plain/problemsIn.ts';
import { refusedPart, type RefusedPart } from '../../../../platform/forms/plain/refusedPart.ts';
import { decliningOf, decliningSchema } from '../../room/sellers/declining.ts';
import { quoteMessages as words } from '../messages.ts';
import { DeclineQuoteDocument } from '../quoteSteps.generated.ts';
import { isOvertaken } from '../quoteSteps.ts';
import { plainQuoteDeclineName } from './names.ts';

export type RefusedDecliningQuote = RefusedPart<{ reasonCode: string; reason: string }>;

/** Says no to one of several sellers as it was sent. */
export const declineQuotePlainly: PlainAction<RefusedDecliningQuote> = async (sent) => {
  const typed = { reasonCode: sent.text('reasonCode'), reason: sent.paragraphs('reason').trim() };
  const shown = { form: plainQuoteDeclineName, id: sent.text('id'), typed };
  const read = safeParse(decliningSchema, typed);
  if (!read.success) return { status: 400, again: { ...shown, problems: problemsIn(read.issues) } };
  const input = { id: shown.id, version: Number(sent.text('version')), ...decliningOf(read.output) };
  try {
    await sent.write(DeclineQuoteDocument, { input });
    return undefined;
  } catch (thrown) {
    const { status, again } = refusedPart(thrown, { ...shown, known: ['reasonCode', 'reason'] });
    return { status, again: isOvertaken(thrown) ? { ...again, failure: words.overtaken } : again };
  }
};
