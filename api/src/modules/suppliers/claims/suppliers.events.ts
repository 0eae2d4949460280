import { Type } from 'typebox';
import { because, defineEvents } from '../../../platform/domain-events/define-events.ts';

/** What happens to suppliers that companies run. */
export const supplierEvents = defineEvents(
  { aggregate: 'Supplier', table: 'suppliers' },
  {
    SUPPLIER_CREATED: 'A company started the page of a supplier.',
    SUPPLIER_CHANGED: {
      about: 'The company edited its page or its names.',
      payload: { part: Type.Optional(Type.Literal('PAGE')), fields: Type.Optional(Type.Array(Type.String())) },
    },
    SUPPLIER_CHANGE_ASKED: {
      about: 'The company submitted other names for review.',
      payload: { fields: Type.Optional(Type.Array(Type.String())) },
    },
    SUPPLIER_CHANGE_CANCELED: 'The company withdrew the other names.',
    SUPPLIER_CHANGE_CONFIRMED: because('Staff confirmed the other names.'),
    SUPPLIER_CHANGE_DECLINED: because('Staff declined the other names.'),
    SUPPLIER_SUBMITTED: 'The company submitted it for review.',
    SUPPLIER_WITHDRAWN: 'The company withdrew it from review.',
    SUPPLIER_CONFIRMED: because('Staff confirmed it.'),
    SUPPLIER_REJECTED: because('Staff rejected it.'),
    SUPPLIER_SUSPENDED: because('Staff suspended it.'),
    SUPPLIER_RESTORED: because('Staff ended its suspension.'),
    SUPPLIER_REMOVED: 'The company deleted the draft.',
    SUPPLIER_OWNER_CHANGED: {
      about: 'It belongs to the company `customerId`.',
      payload: { customerId: Type.String() },
    },
  },
);

/** What happens to claims: a company says that a supplier is its own. */
export const claimEvents = defineEvents(
  { aggregate: 'SupplierClaim', table: 'supplier_claims' },
  {
    CLAIM_MADE: { about: 'A company claimed the supplier.', payload: { supplierId: Type.String() } },
    CLAIM_OBJECTION: 'The company that has the supplier was asked to answer.',
    CLAIM_AGREED: 'The company that has the supplier agreed.',
    CLAIM_OBJECTED: 'The company that has the supplier objected.',
    CLAIM_NOT_ANSWERED: 'The company that has the supplier did not answer in time.',
    CLAIM_NEEDS_EVIDENCE: because('Staff asked for evidence.'),
    CLAIM_EVIDENCE_ADDED: 'The company added evidence.',
    CLAIM_REMINDED: 'The company was reminded of the evidence.',
    CLAIM_LAPSED: 'The evidence did not come in time.',
    CLAIM_APPROVED: because('One of staff approved; a second person must approve.'),
    CLAIM_ACCEPTED: because('Staff accepted it; the supplier belongs to the company.'),
    CLAIM_REJECTED: because('Staff rejected it.'),
    CLAIM_WITHDRAWN: 'The company withdrew it.',
  },
);

/** What happens to evidence for a supplier or a claim. */
export const evidenceEvents = defineEvents(
  { aggregate: 'SupplierEvidence', table: 'supplier_evidences' },
  {
    EVIDENCE_ADDED: { about: 'The company added it.', payload: { supplierId: Type.String(), level: Type.String() } },
    EVIDENCE_WITHDRAWN: 'The company withdrew it.',
    EVIDENCE_ACCEPTED: because('Staff accepted it.'),
    EVIDENCE_REFUSED: because('Staff refused it.'),
    EVIDENCE_REVOKED: because('Staff revoked it.'),
    EVIDENCE_ENDS_SOON: { about: 'It ends in `days` days.', payload: { days: Type.Integer() } },
    EVIDENCE_ENDED: { about: 'It ended.', payload: { days: Type.Integer() } },
  },
);
