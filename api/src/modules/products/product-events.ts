import type { Tx } from '../../platform/database/database.ts';
import { eventOf } from '../../platform/domain-events/define-events.ts';
import { emit } from '../../platform/domain-events/emit.ts';
import { audience } from '../../platform/events/audience.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import { textsOf } from '../../platform/notices/texts-of.ts';
import type { EventNotices } from '../../platform/notices/notice-type.ts';
import { audienceOfCustomer } from '../customers/index.ts';
import { productEvents } from './products.events.ts';

export type ProductEvent = {
  product: { id: string; customerId: string | null };
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
  const company = product.customerId ? [audienceOfCustomer(product.customerId)] : [];
  // Of what staff do: people of the company see what they do themselves.
  const audiences = isStaff && actorId ? company : [];
  const happened = eventOf(productEvents, type, product.id, { ...payload, ...(reason && { reason }) });
  const by = { at, actorId, onBehalfOf: isStaff ? null : product.customerId };
  const [written] = await emit(tx, [{ ...happened, audiences }], by);
  await recordEvent(tx, {
    ...written!,
    type,
    objectType: 'OwnBaseProduct',
    objectId: product.id,
    audiences: [...company, audience.staff('BASE_PRODUCTS_DECIDE')],
  });
}

export const productEventNotices: EventNotices = {
  objectType: 'OwnBaseProduct',
  async facts(query, { aggregateId, payload }) {
    const [row] = await query.query<{ name: string }>('select name from base_products where id = $1', [aggregateId]);
    return row && { ...row, ...textsOf(payload, ['reason']) };
  },
};
