import type { Tx } from '../../platform/database/database.ts';
import { eventOf } from '../../platform/domain-events/define-events.ts';
import { emit } from '../../platform/domain-events/emit.ts';
import { audience } from '../../platform/events/audience.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import { textsOf } from '../../platform/notices/texts-of.ts';
import type { EventNotices } from '../../platform/notices/notice-type.ts';
import { audienceOfCustomer } from '../customers/index.ts';
import { merchantEvents } from './merchants.events.ts';

export type MerchantEvent = {
  merchant: { id: string; /** Who runs it. */ customerId: string | null };
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
  const company = merchant.customerId ? [audienceOfCustomer(merchant.customerId)] : [];
  // Of what staff do: people of the company see what they do themselves.
  const audiences = onBehalfOf === null ? company : [];
  const happened = { ...eventOf(merchantEvents, type, merchant.id, payload ?? {}), audiences };
  const [written] = await emit(tx, [happened], { at, actorId, onBehalfOf });
  await recordEvent(tx, {
    ...written!,
    type,
    objectType: 'OwnMerchant',
    objectId: merchant.id,
    audiences: [...company, audience.staff('SELLERS_DECIDE')],
  });
}

export const merchantEventNotices: EventNotices = {
  objectType: 'OwnMerchant',
  async facts(query, { aggregateId, payload }) {
    const [row] = await query.query<{ name: string }>('select name from merchants where id = $1', [aggregateId]);
    return row && { ...row, ...textsOf(payload, ['reason']) };
  },
};
