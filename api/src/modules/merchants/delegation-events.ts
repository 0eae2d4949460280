import type { Tx } from '../../platform/database/database.ts';
import { eventOf } from '../../platform/domain-events/define-events.ts';
import { emit } from '../../platform/domain-events/emit.ts';
import { audience } from '../../platform/events/audience.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import { textsOf } from '../../platform/notices/texts-of.ts';
import type { EventNotices } from '../../platform/notices/notice-type.ts';
import { audienceOfCustomer } from '../customers/index.ts';
import type { DelegationSide } from './merchants.enums.ts';
import { delegationEvents } from './merchants.events.ts';
import type { OwnDelegationRow } from './own-delegations.repository.ts';

export type DelegationEvent = {
  delegation: OwnDelegationRow;
  type: string;
  at: Date;
  /** Null for the clock. */
  actorId: string | null;
  /** The company in whose name it was done; null for staff and the clock. */
  onBehalfOf: string | null;
  /** No phone, no national id, no file. */
  payload?: Record<string, unknown>;
  /** Whose inboxes are told. */
  notifies: readonly DelegationSide[];
};

/**
 * Writes what happened to a delegation, and tells both sides and the staff who watch. Its row is held, so the numbers have no gap.
 * A supplier hears nothing of a draft that it was not asked for.
 */
export async function recordDelegationEvent(tx: Tx, event: DelegationEvent): Promise<void> {
  const { delegation, type, at, actorId, onBehalfOf, payload, notifies } = event;
  const { merchantCustomerId, supplierCustomerId } = delegation;
  const sideOf = { MERCHANT: merchantCustomerId, SUPPLIER: supplierCustomerId, STAFF: null };
  const knows = (side: DelegationSide) => side === 'MERCHANT' || !OF_MERCHANT.includes(type);
  const audiencesOf = (sides: readonly DelegationSide[]) =>
    sides.flatMap((side) => (sideOf[side] && knows(side) ? [audienceOfCustomer(sideOf[side])] : []));
  const happened = {
    ...eventOf(delegationEvents, type, delegation.id, payload ?? {}),
    audiences: audiencesOf(notifies),
  };
  const [written] = await emit(tx, [happened], { at, actorId, onBehalfOf });
  await recordEvent(tx, {
    ...written!,
    type,
    objectType: 'OwnDelegation',
    objectId: delegation.id,
    audiences: [...audiencesOf(['MERCHANT', 'SUPPLIER']), audience.staff('EVIDENCE_CHECK')],
  });
}

const OF_MERCHANT = ['DELEGATION_CREATED', 'DELEGATION_CHANGED', 'DELEGATION_REMOVED'];

export const delegationEventNotices: EventNotices = {
  objectType: 'OwnDelegation',
  async facts(query, { aggregateId, payload }) {
    const [names] = await query.query<{ number: string; merchant: string; supplier: string }>(
      `select d.number, m.name as merchant, s.brand_name as supplier
       from merchant_delegations d join merchants m on m.id = d.merchant_id join suppliers s on s.id = d.supplier_id
       where d.id = $1`,
      [aggregateId],
    );
    return names && { ...names, ...textsOf(payload, ['reason', 'days']) };
  },
};
