import { redirect } from 'react-router-dom';
import type { PlainAction } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { refusedPart, type RefusedPart } from '../../../../platform/forms/plain/refusedPart.ts';
import { infoHref } from '../../order/paths.ts';
import { JoinOpenRequestDocument } from '../OpenRequests.generated.ts';
import { plainJoinName } from './names.ts';

export type RefusedJoining = RefusedPart<{ merchantId: string }>;

/** Takes part, and leads to the request. */
export const joinPlainly: PlainAction<RefusedJoining> = async (sent) => {
  const id = sent.text('id');
  const merchantId = sent.text('merchantId');
  try {
    await sent.write(JoinOpenRequestDocument, { input: { tradeRequestId: id, merchantId } });
  } catch (thrown) {
    return refusedPart(thrown, { form: plainJoinName, id, typed: { merchantId }, known: ['merchantId'] });
  }
  throw redirect(infoHref(id), 303);
};
