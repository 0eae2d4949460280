import { safeParse } from 'valibot';
import type { PlainAction } from '../../../platform/forms/plain/answerPlainForm.ts';
import { problemsIn } from '../../../platform/forms/plain/problemsIn.ts';
import { refusedPart, type RefusedPart } from '../../../platform/forms/plain/refusedPart.ts';
import { stepMessages } from '../../tradeSteps/steps/messages.ts';
import {
  ApproveTradeRequestDocument,
  RejectApprovalDocument,
  WithdrawApprovalDocument,
} from '../../tradeSteps/steps/roomSteps.generated.ts';
import { isOvertaken, isPriceChanged } from '../../tradeSteps/steps/steps.ts';
import { priceNow } from '../../tradeSteps/steps/takeStep.ts';
import { approvalMessages as words } from '../messages.ts';
import { rejectionSchema } from '../rejection.ts';
import { plainApprovalName } from './names.ts';

export type RefusedApproval = RefusedPart<{ reason: string }>;

/** Does what one of the buttons of PlainApproval is for. */
const answerPlainly: PlainAction<RefusedApproval> = async (sent) => {
  const approvalId = sent.text('id');
  const id = sent.text('requestId');
  const typed = { reason: sent.paragraphs('reason').trim() };
  const shown = { form: plainApprovalName, id: approvalId, typed };
  const input = { tradeRequestId: id, approvalId, version: Number(sent.text('version')) };
  const act = sent.text('act');
  try {
    if (act === 'REJECT') {
      const read = safeParse(rejectionSchema, typed);
      if (!read.success) return { status: 400, again: { ...shown, problems: problemsIn(read.issues) } };
      await sent.write(RejectApprovalDocument, { input: { ...input, ...read.output } });
    } else if (act === 'WITHDRAW') await sent.write(WithdrawApprovalDocument, { input });
    else await sent.write(ApproveTradeRequestDocument, { input });
    return undefined;
  } catch (thrown) {
    const { status, again } = refusedPart(thrown, { ...shown, known: ['reason'] });
    if (isOvertaken(thrown)) return { status, again: { ...again, failure: stepMessages.overtaken.refused } };
    return isPriceChanged(thrown)
      ? { status, again: { ...again, failure: words.changed(priceNow(thrown)) } }
      : { status, again };
  }
};

/** The form without script, and what answers it. */
export const plainApprovalForms: Record<string, PlainAction<object>> = { [plainApprovalName]: answerPlainly };
