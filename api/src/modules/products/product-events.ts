import type { Tx } from '../../platform/database/database.ts';
import { appendEvent } from '../../platform/events/append-event.ts';
import { audience } from '../../platform/events/audience.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import { audienceOfCustomer } from '../customers/index.ts';

export type ProductEvent = {
  product: { id: string; name: string; customerId: string | null };
  type: string;
  at: Date;
  /** Null for what nobody did to it, as the end of a company. */
  actorId: string | null;
  isStaff?: boolean;
  /** Why, of what staff do. */
  reason?: string | undefined;
  payload?: Record<string, unknown>;
};

/** Writes what happened to a base product that is held, and tells who proposed it and the staff who decide. */
export async function recordProductEvent(tx: Tx, event: ProductEvent): Promise<void> {
  const { product, type, at, actorId, isStaff = false, reason, payload } = event;
  const { id, seq } = await appendEvent(tx, 'supplier_events', {
    aggregateType: 'BASE_PRODUCT',
    aggregateId: product.id,
    type,
    at,
    actorId,
    onBehalfOf: isStaff ? null : product.customerId,
    payload: { ...payload, ...(reason && { reason }) },
  });
  await recordEvent(tx, {
    id,
    type,
    objectType: 'OwnBaseProduct',
    objectId: product.id,
    seq,
    audiences: [
      ...(product.customerId ? [audienceOfCustomer(product.customerId)] : []),
      audience.staff('BASE_PRODUCTS_DECIDE'),
    ],
    // Of what staff do: people of the company see what they do themselves.
    ...(isStaff && actorId && { notice: { actorId, at, facts: { name: product.name, reason } } }),
  });
}
