import { readJalaliDay } from '../../../platform/forms/jalali.ts';
import { decisionKind } from '../../staff/index.ts';
import { supplierQueueMessages as words } from './messages.ts';
import {
  DecideSupplierClaimDocument,
  DecideSupplierDocument,
  DecideSupplierEvidenceDocument,
} from './supplierQueues.generated.ts';

const { reasonHint, templates } = words;

export const supplierDecisions = decisionKind({
  form: 'supplier-decision',
  words: words.decideSupplier,
  confirms: ['CONFIRM', 'CONFIRM_CHANGE'],
  rejects: ['REJECT', 'DECLINE_CHANGE'],
  approvals: ['CONFIRM', 'CONFIRM_CHANGE'],
  reasonHint,
  templates,
  document: DecideSupplierDocument,
  outdates: ['staff.suppliers'],
  inputOf: ({ id, ...decided }) => ({ ...decided, supplierId: id }),
});

export const claimDecisions = decisionKind({
  form: 'claim-decision',
  words: words.decideClaim,
  confirms: ['ACCEPT'],
  rejects: ['REJECT'],
  approvals: ['ACCEPT'],
  reasonHint,
  templates,
  document: DecideSupplierClaimDocument,
  outdates: ['staff.supplierClaims'],
  inputOf: ({ id, ...decided }) => ({ ...decided, claimId: id }),
});

export const evidenceDecisions = decisionKind({
  form: 'evidence-decision',
  words: words.decideEvidence,
  confirms: ['ACCEPT'],
  rejects: ['REFUSE'],
  approvals: ['ACCEPT'],
  reasonHint,
  templates,
  fields: ['validTo', 'visitedOn', 'visitor'],
  document: DecideSupplierEvidenceDocument,
  outdates: ['staff.supplierEvidences'],
  inputOf: ({ id, ...decided }, text) => ({
    ...decided,
    evidenceId: id,
    ...(decided.decision === 'ACCEPT' && acceptanceIn(text)),
  }),
});

/** Until which day it counts; of a visit also when it was, and whose. What is no day is sent as typed, and refused. */
function acceptanceIn(text: (field: string) => string) {
  const day = (name: string) => readJalaliDay(text(name)) ?? text(name);
  const validTo = day('validTo');
  const visitedOn = day('visitedOn');
  const visitor = text('visitor').trim();
  return { ...(validTo && { validTo }), ...(visitedOn && { visitedOn }), ...(visitor && { visitor }) };
}
