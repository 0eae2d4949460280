import type { PlainAction } from '../../../platform/forms/plain/answerPlainForm.ts';
import { textOf } from '../../../platform/forms/refusal.ts';
import { GraphError } from '../../../platform/graph/GraphError.ts';
import { found } from '../../../platform/graph/load.ts';
import type { EntryReason } from '../../../platform/graph/types.generated.ts';
import { adminMessages } from '../messages.ts';
import { DecideEntryDocument } from './EntryQueue.generated.ts';
import { decisions, type RefusedDecision } from './queueKeys.ts';

const shortest = 3;

/** Decides the entry whose form was sent without script. */
export const decidePlainly: PlainAction<RefusedDecision> = async (sent, args) => {
  const [id, reason, reasonCode] = [sent.text('id'), sent.text('reason').trim(), sent.text('reasonCode')];
  const decision = found(
    args,
    decisions.find((each) => each === sent.text('decision')),
  );
  const typed = { id, reason, reasonCode };
  if (reason.length < shortest) return { status: 400, again: { ...typed, reasonError: adminMessages.reason.tooShort } };
  const code = decision === 'CONFIRM' ? {} : { reasonCode: reasonCode as EntryReason };
  try {
    const input = { id, version: Number(sent.text('version')), decision, reason, ...code };
    await sent.write(DecideEntryDocument, { input });
    return undefined;
  } catch (error) {
    if (!(error instanceof GraphError) || error.status === 401) throw error;
    const failure = textOf(error, adminMessages.failed, adminMessages.offline);
    return { status: error.status || 503, again: { ...typed, failure } };
  }
};
