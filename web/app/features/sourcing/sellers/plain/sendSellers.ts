import type { PlainAction } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { refusedPart, type RefusedPart } from '../../../../platform/forms/plain/refusedPart.ts';
import { answerDeclining } from '../../declining/plain/answerDeclining.ts';
import { stepMessages } from '../../../tradeSteps/steps/messages.ts';
import { isOvertaken } from '../../../tradeSteps/steps/steps.ts';
import { DeclineToQuoteDocument, RemoveSellerDocument } from '../sellers.generated.ts';
import { plainDecliningName, plainRemovalName } from './names.ts';

type Sent = Parameters<PlainAction<object>>[0];
const inputOf = (sent: Sent) => ({
  tradeRequestId: sent.text('requestId'),
  participationId: sent.text('id'),
  version: Number(sent.text('version')),
});

const overtaken = { is: isOvertaken, text: stepMessages.overtaken.refused };

const removePlainly: PlainAction<RefusedPart<object>> = async (sent) => {
  try {
    await sent.write(RemoveSellerDocument, { input: inputOf(sent) });
    return undefined;
  } catch (thrown) {
    const { status, again } = refusedPart(thrown, {
      form: plainRemovalName,
      id: sent.text('id'),
      typed: {},
      known: [],
    });
    return { status, again: overtaken.is(thrown) ? { ...again, failure: overtaken.text } : again };
  }
};

/** The forms without script about sellers, and what answers each. */
export const plainSellerForms: Record<string, PlainAction<object>> = {
  [plainRemovalName]: removePlainly,
  [plainDecliningName]: answerDeclining({
    form: plainDecliningName,
    write: (sent, said) => sent.write(DeclineToQuoteDocument, { input: { ...inputOf(sent), ...said } }),
    overtaken,
  }),
};
