import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../platform/route.ts';
import {
  EndedIdentity,
  IdentityEnding,
  IdentityParams,
  IdentityVerification,
  IdentityVerificationCreation,
  IdentityVerificationPage,
  IdentityVerificationQuery,
  VerificationDecision,
  VerificationParams,
  VerificationWithdrawal,
} from './verifications.schemas.ts';
import { decisionRules, type Verifications } from './verifications.service.ts';

const OWN = '/customers/profile/identity-verifications';
const STAFF = '/admin/identity-verifications';

export function verificationRoutes(app: FastifyInstance, verifications: Verifications) {
  route(app, 'verifications', {
    url: OWN,
    operationId: 'identityVerifications',
    graph: 'viewer.identityVerifications',
    policy: 'user',
    summary: 'What staff were asked to check of the viewer and of own companies, the newest first',
    response: Type.Array(IdentityVerification),
    handler: ({ actor }) => verifications.own(actor),
  });
  route(app, 'verifications', {
    method: 'POST',
    url: OWN,
    operationId: 'requestIdentityVerification',
    graph: 'viewer',
    policy: 'user',
    summary: 'Asks staff to check who the viewer or an own company is; one request at a time',
    description: 'Once an identity was confirmed, this is the only way to change it.',
    body: IdentityVerificationCreation,
    response: IdentityVerification,
    handler: ({ actor, body, sender }) => verifications.request(actor, body, sender),
  });
  route(app, 'verifications', {
    method: 'DELETE',
    url: `${OWN}/:id`,
    operationId: 'withdrawIdentityVerification',
    graph: 'viewer',
    policy: 'user',
    summary: 'Takes an open request back',
    params: VerificationParams,
    body: VerificationWithdrawal,
    response: IdentityVerification,
    handler: ({ actor, params, body }) => verifications.withdraw(actor, params.id, body.version),
  });
  route(app, 'verifications', {
    url: STAFF,
    operationId: 'adminIdentityVerifications',
    graph: 'staff.identityVerifications',
    policy: { action: 'IDENTITY_CHECK' },
    summary: 'Requests to check identities, the oldest open one first',
    query: IdentityVerificationQuery,
    response: IdentityVerificationPage,
    handler: ({ actor, query }) => verifications.queue(actor, query),
  });
  route(app, 'verifications', {
    method: 'PUT',
    url: `${STAFF}/:id`,
    operationId: 'decideIdentityVerification',
    graph: 'staff',
    policy: { action: 'IDENTITY_CHECK' },
    summary: 'Confirms an identity, which is written and locked, or rejects it; nobody decides about oneself',
    params: VerificationParams,
    body: VerificationDecision,
    rules: () => decisionRules,
    response: IdentityVerification,
    handler: ({ actor, params, body, sender }) => verifications.decide(actor, params.id, body, sender),
  });
  route(app, 'verifications', {
    method: 'POST',
    url: '/admin/identities/:id/end',
    operationId: 'endIdentity',
    graph: 'staff',
    policy: { action: 'IDENTITY_CHECK' },
    summary: 'Ends a confirmed identity with a reason, so that its number may be confirmed for somebody else',
    description: 'Whom it concerned is told by message, and reads the reason.',
    params: IdentityParams,
    body: IdentityEnding,
    response: EndedIdentity,
    handler: ({ actor, params, body, sender }) => verifications.endIdentity(actor, params.id, body, sender),
  });
}
