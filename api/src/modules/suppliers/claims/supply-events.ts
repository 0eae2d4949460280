import type { Tx } from '../../../platform/database/database.ts';
import { eventOf } from '../../../platform/domain-events/define-events.ts';
import { emit } from '../../../platform/domain-events/emit.ts';
import { audience } from '../../../platform/events/audience.ts';
import { recordEvent } from '../../../platform/events/record-event.ts';
import type { NoticeFacts } from '../../../platform/notices/notice-type.ts';
import { audienceOfCustomer } from '../../customers/index.ts';
import { claimEvents, evidenceEvents, supplierEvents } from './suppliers.events.ts';

const objectTypes = { SUPPLIER: 'OwnSupplier', CLAIM: 'SupplierClaim', EVIDENCE: 'SupplierEvidence' } as const;
const eventsOf = { SUPPLIER: supplierEvents, CLAIM: claimEvents, EVIDENCE: evidenceEvents } as const;
const staffActions = { SUPPLIER: 'SELLERS_DECIDE', CLAIM: 'SELLERS_DECIDE', EVIDENCE: 'EVIDENCE_CHECK' } as const;

export type SupplyEvent = {
  of: keyof typeof objectTypes;
  id: string;
  type: string;
  at: Date;
  /** Null for the clock. */
  actorId: string | null;
  /** The company in whose name it was done; null for staff and the clock. */
  onBehalfOf: string | null;
  /** Companies that are told, beside staff. */
  customers: readonly (string | null)[];
  /** No phone, no national id, no file. */
  payload?: object;
  /** For inboxes of those companies; none without it. */
  facts?: NoticeFacts;
};

/** Writes what happened to a supplier, a claim or an evidence, and tells who is concerned. Its row is held, so the numbers have no gap. */
export async function recordSupplyEvent(tx: Tx, event: SupplyEvent): Promise<void> {
  const { of, id: objectId, type, at, actorId, onBehalfOf, customers, payload, facts } = event;
  const happened = eventOf(eventsOf[of], type, objectId, payload ?? {});
  const [written] = await emit(tx, [happened], { at, actorId, onBehalfOf });
  await recordEvent(tx, {
    ...written!,
    type,
    objectType: objectTypes[of],
    objectId,
    audiences: [
      ...customers.flatMap((customerId) => (customerId === null ? [] : [audienceOfCustomer(customerId)])),
      audience.staff(staffActions[of]),
    ],
    ...(facts && { notice: { actorId, at, facts } }),
  });
}
