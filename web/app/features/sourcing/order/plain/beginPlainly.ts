import { redirect } from 'react-router-dom';
import type { PlainAction } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { refusedPart } from '../../../../platform/forms/plain/refusedPart.ts';
import { load } from '../../../../platform/graph/load.ts';
import { readFragment } from '../../../../platform/graph/readFragment.ts';
import {
  OrderDraftDocument,
  type OrderEditor_OrderFragment as Order,
  UpdateDirectOrderDocument,
} from '../../edit/OrderEditor.generated.ts';
import { withLines } from '../beginOrder.ts';
import { CreateDirectOrderDocument } from '../OrderForm.generated.ts';
import { editHref } from '../paths.ts';
import { quantityProblem, sentQuantity } from '../quantity.ts';
import { readableRefusal } from '../refusals.ts';
import { plainBeginName } from './names.ts';
import type { RefusedBeginning } from './PlainOrder.tsx';

/** Begins an order, or puts the line into the draft that was chosen, and leads there. */
export const beginPlainly: PlainAction<RefusedBeginning> = async (sent, args) => {
  const id = sent.text('id');
  const typed = { quantity: sent.text('quantity'), goal: sent.text('goal') };
  const shown = { form: plainBeginName, id, typed };
  const problem = quantityProblem(typed.quantity);
  if (problem) return { status: 400, again: { ...shown, problems: { quantity: problem } } };
  const unitId = sent.text('unitId') || undefined;
  const line = { supplierProductId: id, quantity: sentQuantity(typed.quantity), ...(unitId && { unitId }) };
  const [customerId = '', draftId] = typed.goal.split(' ');
  try {
    if (draftId === undefined) {
      const made = await sent.write(CreateDirectOrderDocument, { input: { customerId, lines: [line] } });
      throw redirect(editHref(made.tradeRequest.id), 303);
    }
    const { viewer } = await load(args, OrderDraftDocument, { id: draftId });
    const order = readFragment<Order>(viewer!.tradeRequest!);
    const input = { tradeRequestId: draftId, version: order.version, ...withLines(order, [line]) };
    await sent.write(UpdateDirectOrderDocument, { input });
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    const placeOf = (_: string, path: string) => (path.endsWith('.quantity') ? 'quantity' : path);
    return refusedPart(readableRefusal(thrown), { ...shown, known: ['quantity'], placeOf });
  }
  throw redirect(editHref(draftId), 303);
};
