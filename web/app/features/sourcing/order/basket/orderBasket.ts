import { redirect } from 'react-router-dom';
import type { PlainAction } from '../../../../platform/forms/plain/answerPlainForm.ts';
import { refusedPart, type RefusedPart } from '../../../../platform/forms/plain/refusedPart.ts';
import { load } from '../../../../platform/graph/load.ts';
import { CreateDirectOrderDocument } from '../OrderForm.generated.ts';
import { editHref, readBasketKeys } from '../paths.ts';
import { quantityProblem, sentQuantity } from '../quantity.ts';
import { readableRefusal } from '../refusals.ts';
import { BasketOrderDocument } from './BasketOrder.generated.ts';
import { orderableLines } from './basketOrder.ts';
import { basketOrderForm, quantityField } from './names.ts';

export type RefusedBasketOrder = RefusedPart<Record<string, string>>;

/** Begins an order with lines of the basket, which leave it, and leads to the draft. */
export const orderBasket: PlainAction<RefusedBasketOrder> = async (sent, args) => {
  const keys = readBasketKeys(new URL(args.request.url).search);
  const { lines } = orderableLines(await load(args, BasketOrderDocument, {}), keys, Date.now());
  const names = lines.map(({ key }) => quantityField(key));
  const customerId = sent.text('customerId');
  const typed = { customerId, ...Object.fromEntries(names.map((name) => [name, sent.text(name)])) };
  const shown = { form: basketOrderForm, id: '', typed };
  const problems = Object.fromEntries(
    names.flatMap((name) => {
      const problem = quantityProblem(sent.text(name));
      return problem ? [[name, problem]] : [];
    }),
  );
  if (Object.keys(problems).length > 0) return { status: 400, again: { ...shown, problems } };
  try {
    const input = {
      customerId,
      basketKeys: lines.map(({ key }) => key),
      lines: lines.map(({ key, offer, note }) => ({
        supplierProductId: offer.id,
        quantity: sentQuantity(sent.text(quantityField(key))),
        ...(note && { note }),
      })),
    };
    const made = await sent.write(CreateDirectOrderDocument, { input });
    throw redirect(editHref(made.tradeRequest.id), 303);
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    const placeOf = (field: string, path: string) => {
      const [, index] = /^lines\[(\d+)\]/.exec(path) ?? [];
      return index === undefined ? field : (names[Number(index)] ?? field);
    };
    return refusedPart(readableRefusal(thrown), { ...shown, known: names, placeOf });
  }
};
