import { redirect } from 'react-router-dom';
import type { PlainAction } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { refusedPart, type RefusedPart } from '../../../../platform/forms/plain/refusedPart.ts';
import { editHref } from '../../order/paths.ts';
import { readableRefusal } from '../../order/refusals.ts';
import { CopyTradeRequestDocument } from '../copyOrder.generated.ts';
import { isLess, type Less } from '../LeftOut.tsx';
import { plainCopyName } from './names.ts';

/** A draft that lacks something of the older request; or why there is none. */
export type ToldCopy = RefusedPart<{ draftId?: string; less?: Less }>;

/** Makes the draft and leads to it; where something is not in it, the page says which first. */
const copyPlainly: PlainAction<ToldCopy> = async (sent) => {
  const id = sent.text('id');
  const lineIds = sent.text('lineIds').split(' ').filter(Boolean);
  const shown = { form: plainCopyName, id: [id, ...lineIds].join(' ') };
  try {
    const { tradeRequestCopy } = await sent.write(CopyTradeRequestDocument, {
      input: { tradeRequestId: id, ...(lineIds.length > 0 && { lineIds, asksSeveral: true }) },
    });
    const { tradeRequest, leftOut, leftOutSellers } = tradeRequestCopy;
    const less = { leftOut, leftOutSellers };
    if (!isLess(less)) throw redirect(editHref(tradeRequest.id), 303);
    return { status: 200, again: { ...shown, typed: { draftId: tradeRequest.id, less }, problems: {} } };
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    return refusedPart(readableRefusal(thrown), { ...shown, typed: {}, known: [] });
  }
};

export const plainCopyForms: Record<string, PlainAction<object>> = { [plainCopyName]: copyPlainly };
