import { customerEvents } from '../../customers/index.ts';
import type { Module } from '../../../platform/modules/module.ts';
import { supplyEventNotices } from './supply-events.ts';
import { claimEvents, evidenceEvents, supplierEvents } from './suppliers.events.ts';
import * as enums from './claims.enums.ts';
import { claimErrors } from './claims.errors.ts';
import { claimForms } from './claims.forms.ts';
import { claimRoutes, evidenceRoutes, staffClaimRoutes } from './claims.routes.ts';
import { readWaiting as readWaitingClaims } from './claims.repository.ts';
import { makeClaims } from './claims.service.ts';
import { makeDeadlines } from './deadlines.ts';
import { EVIDENCE_TYPE } from './evidence-files.ts';
import { readWaiting as readWaitingEvidences } from './evidences.repository.ts';
import { makeEvidences } from './evidences.service.ts';
import { claimNotices } from './notices.ts';
import { readWaiting } from './own-suppliers.repository.ts';
import { ownSupplierRoutes } from './own-suppliers.routes.ts';
import { makeOwnSuppliers } from './own-suppliers.service.ts';
import type { Parts } from './parts.ts';
import { makeShown } from './shown.ts';
import { makeStaffClaims } from './staff-claims.service.ts';
import { makeStaffSuppliers } from './staff-suppliers.service.ts';

export function claimsModule(given: Parts) {
  const parts = { ...given, shown: makeShown(given) };
  const ownSuppliers = makeOwnSuppliers(parts);
  const claims = makeClaims(parts);
  const evidences = makeEvidences(parts);
  return {
    name: 'suppliers',
    about: 'Suppliers that companies run, their claims on others, and the evidence for both.',
    events: [supplierEvents, claimEvents, evidenceEvents],
    eventNotices: supplyEventNotices,
    inTransaction: [
      { events: customerEvents.definitions, handle: (tx, { aggregateId }) => claims.customerClosed(tx, aggregateId) },
      {
        events: customerEvents.definitions,
        handle: (tx, { aggregateId }) => ownSuppliers.customerClosed(tx, aggregateId),
      },
    ],
    errors: claimErrors,
    enums,
    forms: claimForms,
    notices: claimNotices,
    staffQueues: {
      SUPPLIERS: { action: 'SELLERS_DECIDE', targetDays: 2, read: () => readWaiting(parts.db) },
      CLAIMS: { action: 'SELLERS_DECIDE', targetDays: 2, read: () => readWaitingClaims(parts.db) },
      EVIDENCES: { action: 'EVIDENCE_CHECK', targetDays: 3, read: () => readWaitingEvidences(parts.db) },
    },
    queues: makeDeadlines(parts),
    linkOwners: { [EVIDENCE_TYPE]: { canSee: (actor, ids) => evidences.canSee(actor, ids) } },
    routes: (v1) => {
      ownSupplierRoutes(v1, ownSuppliers, makeStaffSuppliers(parts));
      claimRoutes(v1, claims);
      evidenceRoutes(v1, evidences);
      staffClaimRoutes(v1, makeStaffClaims(parts), evidences);
    },
    nodes: [
      { type: 'SupplierClaim', table: 'supplier_claims' },
      { type: 'SupplierEvidence', table: 'supplier_evidences', parent: 'supplier_id' },
      { type: 'SupplierChange', table: 'supplier_changes', parent: 'supplier_id' },
      {
        type: 'CompanyPaper',
        table: 'file_links',
        id: 'file_id',
        parent: 'object_id',
        where: `object_type = '${EVIDENCE_TYPE}'`,
      },
    ],
    service: {
      openOf: ownSuppliers.openOf,
    },
  } satisfies Module;
}
