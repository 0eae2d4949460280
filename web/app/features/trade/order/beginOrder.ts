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

/** A draft with one more line, or with another quantity in it. */
export function withLine(order: Order, { supplierProductId, quantity }: Pick<Begun, 'supplierProductId' | 'quantity'>) {
  const { lines, ...rest } = changeOf(order);
  const isThere = lines.some((line) => line.supplierProductId === supplierProductId);
  const changed = lines.map((line) => (line.supplierProductId === supplierProductId ? { ...line, quantity } : line));
  return { ...rest, lines: isThere ? changed : [...lines, { supplierProductId, quantity }] };
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
  const input = { id: draftId, version: order.version, ...withLine(order, line) };
  await orderWritten(write(UpdateDirectOrderDocument, { input }, { outdates }));
  return draftId;
}
