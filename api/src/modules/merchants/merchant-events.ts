import type { Tx } from '../../platform/database/database.ts';
import { appendEvent } from '../../platform/events/append-event.ts';
import { audience } from '../../platform/events/audience.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import { audienceOfCustomer } from '../customers/index.ts';

export type MerchantEvent = {
  merchant: { id: string; /** Who runs it. */ customerId: string | null; name?: string };
  type: string;
  at: Date;
  actorId: string;
  /** The company in whose name it was done; null for staff. */
  onBehalfOf: string | null;
  /** No phone, no national id, no file. */
  payload?: Record<string, unknown>;
};

/**
 * Writes what happened to a merchant, and tells who runs it and the staff who decide. Its row is held, so the numbers have no
 * gap.
 */
export async function recordMerchantEvent(tx: Tx, event: MerchantEvent): Promise<void> {
  const { merchant, type, at, actorId, onBehalfOf, payload } = event;
  const { id, seq } = await appendEvent(tx, 'merchant_events', {
    aggregateType: 'MERCHANT',
    aggregateId: merchant.id,
    type,
    at,
    actorId,
    onBehalfOf,
    payload: payload ?? {},
  });
  await recordEvent(tx, {
    id,
    type,
    objectType: 'OwnMerchant',
    objectId: merchant.id,
    seq,
    audiences: [
      ...(merchant.customerId ? [audienceOfCustomer(merchant.customerId)] : []),
      audience.staff('SELLERS_DECIDE'),
    ],
    // Of what staff do: people of the company see what they do themselves.
    ...(onBehalfOf === null && {
      notice: { actorId, at, facts: { name: merchant.name, reason: textOf(payload?.reason) } },
    }),
  });
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
