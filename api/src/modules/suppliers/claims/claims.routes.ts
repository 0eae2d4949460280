import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../../platform/route.ts';
import { nothing } from '../../../platform/schema.ts';
import {
  AdminClaimPage,
  AdminClaimQuery,
  ClaimHolderAnswer,
  ClaimParams,
  ClaimVerdict,
  NewClaim,
  SupplierClaim,
} from './claims.schemas.ts';
import type { Claims } from './claims.service.ts';
import {
  AdminEvidencePage,
  AdminEvidenceQuery,
  DecidedEvidenceParams,
  EvidenceParams,
  EvidenceVerdict,
  NewEvidence,
  SupplierEvidence,
} from './evidences.schemas.ts';
import type { Evidences } from './evidences.service.ts';
import { SupplierParams } from './own-suppliers.schemas.ts';
import { StepQuery, SupplyStep } from './shared.schemas.ts';
import type { StaffClaims } from './staff-claims.service.ts';

const CLAIM = '/suppliers/claims/:id';
const EVIDENCES = '/suppliers/:id/evidences';

export function claimRoutes(app: FastifyInstance, claims: Claims) {
  route(app, 'suppliers', {
    url: '/suppliers/claims',
    operationId: 'supplierClaims',
    graph: 'viewer.supplierClaims',
    policy: 'user',
    summary: 'Claims of the own companies on suppliers, and those about which one of them is asked',
    response: Type.Array(SupplierClaim),
    handler: ({ actor }) => claims.list(actor),
  });
  route(app, 'suppliers', {
    method: 'POST',
    url: '/suppliers/claims',
    operationId: 'claimSupplier',
    graph: 'viewer',
    policy: 'user',
    summary: 'Says that a supplier is the company’s own; whoever has it is asked first',
    body: NewClaim,
    response: SupplierClaim,
    rules: ({ actor, body }) => claims.rules.create(actor, body),
    idempotency: 'required',
    handler: ({ actor, body, once }) => claims.create(actor, body, once),
  });
  route(app, 'suppliers', {
    method: 'POST',
    url: `${CLAIM}/withdraw`,
    operationId: 'withdrawSupplierClaim',
    graph: 'viewer',
    policy: 'user',
    summary: 'Takes a claim back',
    params: ClaimParams,
    body: SupplyStep,
    response: SupplierClaim,
    idempotency: 'required',
    handler: ({ actor, params, body, once }) => claims.withdraw(actor, params.id, body, once),
  });
  route(app, 'suppliers', {
    method: 'POST',
    url: `${CLAIM}/answer`,
    operationId: 'answerSupplierClaim',
    graph: 'viewer',
    policy: 'user',
    summary: 'Objects to a claim on what the company has, or lets it go',
    params: ClaimParams,
    body: ClaimHolderAnswer,
    response: SupplierClaim,
    rules: () => claims.rules.answer,
    idempotency: 'required',
    handler: ({ actor, params, body, once }) => claims.answer(actor, params.id, body, once),
  });
}

export function evidenceRoutes(app: FastifyInstance, evidences: Evidences) {
  route(app, 'suppliers', {
    url: EVIDENCES,
    operationId: 'supplierEvidences',
    graph: 'viewer.supplierEvidences',
    policy: 'user',
    summary: 'Evidences of an own supplier with state and end, the newest first',
    params: SupplierParams,
    response: Type.Array(SupplierEvidence),
    handler: ({ actor, params }) => evidences.list(actor, params.id),
  });
  route(app, 'suppliers', {
    method: 'POST',
    url: EVIDENCES,
    operationId: 'createSupplierEvidence',
    graph: 'viewer',
    policy: 'user',
    summary: 'Hands an evidence in, of an own supplier or for an open claim on one',
    params: SupplierParams,
    body: NewEvidence,
    response: SupplierEvidence,
    rules: ({ actor, params, body }) => evidences.rules.add(actor, params.id, body),
    idempotency: 'required',
    handler: ({ actor, params, body, once }) => evidences.add(actor, params.id, body, once),
  });
  route(app, 'suppliers', {
    method: 'DELETE',
    url: `${EVIDENCES}/:evidenceId`,
    operationId: 'withdrawSupplierEvidence',
    graph: 'viewer',
    policy: 'user',
    summary: 'Takes an evidence back that waits for staff',
    params: EvidenceParams,
    query: StepQuery,
    response: nothing,
    handler: ({ actor, params, query }) => evidences.withdraw(actor, params.id, params.evidenceId, query.version),
  });
}

export function staffClaimRoutes(app: FastifyInstance, claims: StaffClaims, evidences: Evidences) {
  const sellers = { action: 'SELLERS_DECIDE' };
  const checks = { action: 'EVIDENCE_CHECK' };
  route(app, 'suppliers', {
    url: '/admin/supplierclaims',
    operationId: 'adminSupplierClaims',
    graph: 'staff.supplierClaims',
    policy: sellers,
    summary: 'Claims on suppliers in every state, those that wait first',
    query: AdminClaimQuery,
    response: AdminClaimPage,
    handler: ({ actor, query }) => claims.queue(actor, query),
  });
  route(app, 'suppliers', {
    method: 'PUT',
    url: '/admin/supplierclaims/:id',
    operationId: 'decideSupplierClaim',
    graph: 'staff',
    policy: sellers,
    summary: 'Accepts a claim, rejects it or asks for more; two accept where a company would lose the supplier',
    params: ClaimParams,
    body: ClaimVerdict,
    rules: () => claims.rules,
    response: SupplierClaim,
    handler: ({ actor, params, body, sender }) => claims.decide(actor, params.id, body, sender),
  });
  route(app, 'suppliers', {
    url: '/admin/evidences',
    operationId: 'adminEvidences',
    graph: 'staff.supplierEvidences',
    policy: checks,
    summary: 'Evidences to be checked, or ending',
    query: AdminEvidenceQuery,
    response: AdminEvidencePage,
    handler: ({ actor, query }) => evidences.queue(actor, query),
  });
  route(app, 'suppliers', {
    method: 'PUT',
    url: '/admin/evidences/:id',
    operationId: 'decideSupplierEvidence',
    graph: 'staff',
    policy: checks,
    summary: 'Accepts an evidence until a day, refuses or revokes it',
    params: DecidedEvidenceParams,
    body: EvidenceVerdict,
    rules: () => evidences.verdictRules,
    response: SupplierEvidence,
    handler: ({ actor, params, body, sender }) => evidences.decide(actor, params.id, body, sender),
  });
}
