import type { Tx } from '../../../platform/database/database.ts';
import { eventOf } from '../../../platform/domain-events/define-events.ts';
import { emit } from '../../../platform/domain-events/emit.ts';
import { audience } from '../../../platform/events/audience.ts';
import { recordEvent } from '../../../platform/events/record-event.ts';
import type { EventNotices } from '../../../platform/notices/notice-type.ts';
import { textsOf } from '../../../platform/notices/texts-of.ts';
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
  /** Whether it comes into the inboxes of those companies. */
  isNoticed?: boolean;
};

/** Writes what happened to a supplier, a claim or an evidence, and tells who is concerned. Its row is held, so the numbers have no gap. */
export async function recordSupplyEvent(tx: Tx, event: SupplyEvent): Promise<void> {
  const { of, id: objectId, type, at, actorId, onBehalfOf, customers, payload, isNoticed = false } = event;
  const companies = customers.flatMap((customerId) => (customerId === null ? [] : [audienceOfCustomer(customerId)]));
  const happened = {
    ...eventOf(eventsOf[of], type, objectId, payload ?? {}),
    audiences: isNoticed ? companies : [],
  };
  const [written] = await emit(tx, [happened], { at, actorId, onBehalfOf });
  await recordEvent(tx, {
    ...written!,
    type,
    objectType: objectTypes[of],
    objectId,
    audiences: [...companies, audience.staff(staffActions[of])],
  });
}

/** @param names SQL of what the words name, of the thing `$1` */
const noticesOf = (of: SupplyEvent['of'], names: string): EventNotices => ({
  objectType: objectTypes[of],
  async facts(query, { aggregateId, type, payload }) {
    const [row] = await query.query<Record<string, string | undefined>>(names, [aggregateId]);
    if (!row) return undefined;
    const { question, ...named } = row;
    const asked = ASKED.includes(type) && question ? { reason: question } : {};
    return { ...asked, ...named, ...textsOf(payload, ['reason', 'days']) };
  },
});
/** Of these the reason is what staff asked. */
const ASKED = ['CLAIM_REMINDED', 'CLAIM_LAPSED'];

export const supplyEventNotices = {
  Supplier: noticesOf('SUPPLIER', 'select brand_name as name from suppliers where id = $1'),
  SupplierClaim: noticesOf(
    'CLAIM',
    `select s.brand_name as name, c.question from supplier_claims c join suppliers s on s.id = c.supplier_id where c.id = $1`,
  ),
  SupplierEvidence: noticesOf(
    'EVIDENCE',
    `select s.brand_name as name, e.claim from supplier_evidences e join suppliers s on s.id = e.supplier_id where e.id = $1`,
  ),
};
