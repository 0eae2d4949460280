import { redirect } from 'react-router-dom';
import { safeParse } from 'valibot';
import type { PlainAction } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { problemsIn } from '../../../../platform/forms/plain/problemsIn.ts';
import { refusedPart, type RefusedPart } from '../../../../platform/forms/plain/refusedPart.ts';
import { readFragment } from '../../../../platform/graph/readFragment.ts';
import { plainDraftName } from '../../order/plain/names.ts';
import { infoHref } from '../../order/paths.ts';
import { readableRefusal } from '../../order/refusals.ts';
import { linesText, namesOf, orderChange, orderSchema, placeIn, type TypedOrder } from '../orderDraft.ts';
import { type OrderEditor_OrderFragment as Order, UpdateDirectOrderDocument } from '../OrderEditor.generated.ts';
import { plainButton } from './names.ts';

export type RefusedOrder = RefusedPart<TypedOrder>;

/** Saves a draft as it was sent, without the lines whose boxes are ticked; «ادامه» leads on once it lacks nothing. */
export const saveOrderPlainly: PlainAction<RefusedOrder> = async (sent) => {
  const id = sent.text('id');
  const removed = new Set(sent.all('remove'));
  const lines = linesText(sent.all('line').filter((each) => !removed.has(each)));
  const typed: TypedOrder = {
    ...Object.fromEntries(namesOf({ lines }).map((name) => [name, sent.paragraphs(name)])),
    lines,
  };
  const shown = { form: plainDraftName, id, typed };
  const read = safeParse(orderSchema, typed);
  if (!read.success) return { status: 400, again: { ...shown, problems: problemsIn(read.issues) } };
  // As it was when the page was made: what somebody else changed since is not written over.
  const version = Number(sent.text('version'));
  try {
    const input = { id, version, ...orderChange(read.output) };
    const { tradeRequest } = await sent.write(UpdateDirectOrderDocument, { input });
    const isWhole = readFragment<Order>(tradeRequest).missing.length === 0;
    if (sent.text(plainButton.name) !== plainButton.goOn || !isWhole) return undefined;
  } catch (thrown) {
    return refusedPart(readableRefusal(thrown), {
      ...shown,
      known: namesOf(typed),
      placeOf: (_, path) => placeIn(typed, path),
    });
  }
  throw redirect(infoHref(id), 303);
};
