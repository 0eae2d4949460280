import type { Tx } from '../../platform/database/database.ts';
import { audience } from '../../platform/events/audience.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import { newId } from '../../platform/ids.ts';
import { audienceOfCustomer } from '../customers/index.ts';

export type ProductEvent = {
  product: { id: string; name: string; customerId: string | null };
  type: string;
  at: Date;
  actorId: string;
  isStaff?: boolean;
  /** Why, of what staff do. */
  reason?: string;
  payload?: Record<string, unknown>;
};

/** Writes what happened to a base product that is held, and tells who proposed it and the staff who decide. */
export async function recordProductEvent(tx: Tx, event: ProductEvent): Promise<void> {
  const { product, type, at, actorId, isStaff = false, reason, payload } = event;
  const id = newId();
  const [row] = await tx.query<{ seq: number }>(
    `insert into supplier_events (id, aggregate_type, aggregate_id, seq, type, at, actor_user_id, on_behalf_of, payload)
     select $1, 'BASE_PRODUCT', $2, coalesce(max(seq), 0) + 1, $3, $4, $5, $6, $7 from supplier_events where aggregate_id = $2
     returning seq`,
    [
      ...[id, product.id, type, at, actorId, isStaff ? null : product.customerId],
      JSON.stringify({ ...payload, ...(reason && { reason }) }),
    ],
  );
  await recordEvent(tx, {
    id,
    type,
    objectType: 'OwnBaseProduct',
    objectId: product.id,
    seq: row!.seq,
    audiences: [
      ...(product.customerId ? [audienceOfCustomer(product.customerId)] : []),
      audience.staff('BASE_PRODUCTS_DECIDE'),
    ],
    // Of what staff do: people of the company see what they do themselves.
    ...(isStaff && { notice: { actorId, at, facts: { name: product.name, reason } } }),
  });
}
