import { askAnew } from '../../../platform/graph/ask.ts';
import { readFragment } from '../../../platform/graph/readFragment.ts';
import { write } from '../../../platform/graph/write.ts';
import { changeOf } from '../edit/orderDraft.ts';
import {
  OrderDraftDocument,
  type OrderEditor_OrderFragment as Order,
  UpdateDirectOrderDocument,
} from '../edit/OrderEditor.generated.ts';
import { CreateDirectOrderDocument } from './OrderForm.generated.ts';
import { orderWritten } from './refusals.ts';

interface Begun {
  supplierProductId: string;
  quantity: string;
  customerId: string;
  /** The draft that gets the line; a new one without. */
  draftId: string | undefined;
}

/** Of what a write of an order makes untrue. */
export const outdates = ['viewer.tradeRequests', 'viewer.tradeRequestsSummary'] as const;
/** A new one may take lines out of the basket. */
export const outdatesOfNew = [...outdates, 'viewer.basket'] as const;

type Added = { supplierProductId: string; quantity: string; note?: string };

/** A draft with more lines; of an offer that is in it already only the quantity changes. */
export function withLines(order: Order, added: readonly Added[]) {
  const { lines, ...rest } = changeOf(order);
  const of = (id: string) => added.find(({ supplierProductId }) => supplierProductId === id);
  const changed = lines.map((line) => ({ ...line, quantity: of(line.supplierProductId)?.quantity ?? line.quantity }));
  const isThere = ({ supplierProductId: id }: Added) => lines.some((line) => line.supplierProductId === id);
  return { ...rest, lines: [...changed, ...added.filter((each) => !isThere(each))] };
}

/** Begins an order, or puts a line into one that is being written. Rejects with a GraphError. @returns the id of the draft */
export async function beginOrder({ customerId, draftId, ...line }: Begun): Promise<string> {
  if (draftId === undefined) {
    const input = { customerId, lines: [line] };
    const made = await orderWritten(write(CreateDirectOrderDocument, { input }, { outdates }));
    return made.tradeRequest.id;
  }
  const { viewer } = await askAnew(OrderDraftDocument, { id: draftId });
  const order = readFragment<Order>(viewer!.tradeRequest!);
  const input = { id: draftId, version: order.version, ...withLines(order, [line]) };
  await orderWritten(write(UpdateDirectOrderDocument, { input }, { outdates }));
  return draftId;
}
