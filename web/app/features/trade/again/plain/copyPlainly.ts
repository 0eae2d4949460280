import { redirect } from 'react-router-dom';
import type { PlainAction } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { refusedPart, type RefusedPart } from '../../../../platform/forms/plain/refusedPart.ts';
import { editHref } from '../../order/paths.ts';
import { readableRefusal } from '../../order/refusals.ts';
import { CopyTradeRequestDocument } from '../copyOrder.generated.ts';
import { plainCopyName } from './names.ts';

type LeftOut = { lineId: string; title: string; code: string }[];
/** A draft that lacks lines of the older order; or why there is none. */
export type ToldCopy = RefusedPart<{ draftId?: string; leftOut?: LeftOut }>;

/** Makes the draft and leads to it; where lines are not in it, the page says which first. */
const copyPlainly: PlainAction<ToldCopy> = async (sent) => {
  const id = sent.text('id');
  const shown = { form: plainCopyName, id };
  try {
    const { tradeRequestCopy } = await sent.write(CopyTradeRequestDocument, { input: { id } });
    const { tradeRequest, leftOut } = tradeRequestCopy;
    if (leftOut.length === 0) throw redirect(editHref(tradeRequest.id), 303);
    return { status: 200, again: { ...shown, typed: { draftId: tradeRequest.id, leftOut }, problems: {} } };
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    return refusedPart(readableRefusal(thrown), { ...shown, typed: {}, known: [] });
  }
};

export const plainCopyForms: Record<string, PlainAction<object>> = { [plainCopyName]: copyPlainly };
