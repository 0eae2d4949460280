import { askAnew } from '../../../platform/graph/ask.ts';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { write } from '../../../platform/graph/write.ts';
import type { Decimal } from '../../../platform/graph/scalars.ts';
import { sumOf } from '../../../platform/numbers/sumOf.ts';
import { changeOf } from '../edit/orderDraft.ts';
import {
  OrderDraftDocument,
  type OrderEditor_OrderFragment as Order,
  UpdateDirectOrderDocument,
} from '../edit/OrderEditor.generated.ts';
import type { Merge } from '../edit/paste/pasted.ts';
import { CreateDirectOrderDocument } from './OrderForm.generated.ts';
import { orderWritten } from './refusals.ts';

interface Begun {
  supplierProductId: string;
  quantity: string;
  customerId: string;
  /** The draft that gets the line; a new one without. */
  draftId: string | undefined;
  /** Its sale unit. */
  unitId: string | undefined;
  /** What becomes of the quantity where the draft has it already. */
  merge?: Merge;
}

/** Of what a write of an order makes untrue. */
export const outdates = ['viewer.tradeRequests', 'viewer.tradeRequestsSummary'] as const;
/** A new one may take lines out of the basket. */
export const outdatesOfNew = [...outdates, 'viewer.basket'] as const;

/** So much of an offer in its sale unit of now, or of a need in words. */
export type Added = Partial<
  Record<'lineId' | 'supplierProductId' | 'title' | 'categoryId' | 'unitId' | 'note', string>
> & {
  quantity: string;
};

/** A draft with more lines; of an offer that is in it already the quantity is replaced, or grows. */
export function withLines(order: Order, added: readonly Added[], merge: Merge = 'REPLACE') {
  const { lines, ...rest } = changeOf(order);
  const of = (id: string | null | undefined) => added.find(({ supplierProductId }) => id && supplierProductId === id);
  const changed = lines.map((line) => {
    const more = of(line.supplierProductId);
    if (!more) return line;
    const quantity = merge === 'ADD' ? sumOf(line.quantity, more.quantity) : more.quantity;
    return { ...line, quantity: quantity as Decimal, ...(more.unitId && { unitId: more.unitId }) };
  });
  const isThere = ({ supplierProductId: id }: Added) => id && lines.some((line) => line.supplierProductId === id);
  const isPriced = [...lines, ...added].every(({ supplierProductId }) => supplierProductId);
  return {
    ...rest,
    // What is asked for in words is in no list.
    ...(!isPriced && { acceptListPrice: false }),
    lines: [...changed, ...added.filter((each) => !isThere(each))],
  };
}

/** Whether a draft tells the quantity of an offer in another unit than that is sold by now. */
function isSoldOtherwise({ lines }: Order, offerId: string): boolean {
  const line = lines.nodes.find(({ supplierProductId }) => supplierProductId === offerId);
  const now = line?.supplierProduct?.saleUnitText;
  return now !== undefined && now !== line?.saleUnitText;
}

/** Begins an order, or puts a line into one that is being written. Rejects with a GraphError. @returns the id of the draft */
export async function beginOrder({
  customerId,
  draftId,
  merge = 'REPLACE',
  unitId,
  ...offered
}: Begun): Promise<string> {
  const line = { ...offered, ...(unitId && { unitId }) };
  if (draftId === undefined) {
    const input = { customerId, lines: [line] };
    const made = await orderWritten(write(CreateDirectOrderDocument, { input }, { outdates }));
    return made.tradeRequest.id;
  }
  const { viewer } = await askAnew(OrderDraftDocument, { id: draftId });
  let order = readFragment<Order>(viewer!.tradeRequest!);
  if (merge === 'ADD' && isSoldOtherwise(order, line.supplierProductId)) {
    // Saved as it is, the draft tells its quantities in the units of now.
    const input = { tradeRequestId: draftId, version: order.version, ...changeOf(order) };
    const renewed = await orderWritten(write(UpdateDirectOrderDocument, { input }, { outdates }));
    order = readFragment<Order>(renewed.tradeRequest);
  }
  const input = { tradeRequestId: draftId, version: order.version, ...withLines(order, [line], merge) };
  await orderWritten(write(UpdateDirectOrderDocument, { input }, { outdates }));
  return draftId;
}
