import { safeParse } from 'valibot';
import type { PlainAction } from '../../../../../platform/forms/plain/answerPlainForm.ts';
import { problemsIn } from '../../../../../platform/forms/plain/problemsIn.ts';
import { refusedPart, type RefusedPart } from '../../../../../platform/forms/plain/refusedPart.ts';
import { stepMessages } from '../../messages.ts';
import { isOvertaken } from '../../steps.ts';
import { decliningOf, decliningSchema } from '../declining.ts';
import { DeclineToQuoteDocument, RemoveSellerDocument } from '../sellers.generated.ts';
import { plainDecliningName, plainRemovalName } from './names.ts';

export type RefusedDeclining = RefusedPart<{ reasonCode: string; reason: string }>;

type Sent = Parameters<PlainAction<object>>[0];
const inputOf = (sent: Sent) => ({
  ...{ id: sent.text('requestId'), participationId: sent.text('id') },
  version: Number(sent.text('version')),
});

/** The page again, for what somebody else did first too. */
function refused<Typed>(thrown: unknown, shown: Parameters<typeof refusedPart<Typed>>[1]) {
  const { status, again } = refusedPart(thrown, shown);
  return isOvertaken(thrown)
    ? { status, again: { ...again, failure: stepMessages.overtaken.refused } }
    : { status, again };
}

const removePlainly: PlainAction<RefusedPart<object>> = async (sent) => {
  try {
    await sent.write(RemoveSellerDocument, { input: inputOf(sent) });
    return undefined;
  } catch (thrown) {
    return refused(thrown, { form: plainRemovalName, id: sent.text('id'), typed: {}, known: [] });
  }
};

const declinePlainly: PlainAction<RefusedDeclining> = async (sent) => {
  const typed = { reasonCode: sent.text('reasonCode'), reason: sent.paragraphs('reason').trim() };
  const shown = { form: plainDecliningName, id: sent.text('id'), typed };
  const read = safeParse(decliningSchema, typed);
  if (!read.success) return { status: 400, again: { ...shown, problems: problemsIn(read.issues) } };
  try {
    await sent.write(DeclineToQuoteDocument, { input: { ...inputOf(sent), ...decliningOf(read.output) } });
    return undefined;
  } catch (thrown) {
    return refused(thrown, { ...shown, known: ['reasonCode', 'reason'] });
  }
};

/** The forms without script about sellers, and what answers each. */
export const plainSellerForms: Record<string, PlainAction<object>> = {
  [plainRemovalName]: removePlainly,
  [plainDecliningName]: declinePlainly,
};
