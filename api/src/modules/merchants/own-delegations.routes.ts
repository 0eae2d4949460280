import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../platform/route.ts';
import { nothing } from '../../platform/schema.ts';
import type { DelegationAnswers } from './delegation-answers.service.ts';
import {
  AdminDelegationPage,
  AdminDelegationQuery,
  DelegationChange,
  DelegationPatch,
  DelegationOverlap,
  DelegationStepBody,
  DelegationStepWithReason,
  DelegationVerdict,
  DelegationVersion,
  NewDelegation,
  OverlapQuery,
  OwnDelegation,
  OwnDelegationPage,
  OwnDelegationParams,
  OwnDelegationQuery,
} from './own-delegations.schemas.ts';
import type { OwnDelegations } from './own-delegations.service.ts';
import type { StaffDelegations } from './staff-delegations.service.ts';

const DELEGATION = '/merchantdelegations/:id';

type Services = { own: OwnDelegations; answers: DelegationAnswers; staff: StaffDelegations };

export function ownDelegationRoutes(app: FastifyInstance, { own, answers, staff }: Services) {
  readingRoutes(app, own);
  askingRoutes(app, own);
  answeringRoutes(app, answers);
  staffRoutes(app, staff);
}

function readingRoutes(app: FastifyInstance, own: OwnDelegations) {
  route(app, 'merchants', {
    url: '/merchantdelegations/own',
    operationId: 'ownDelegations',
    graph: 'viewer.delegations',
    policy: 'user',
    summary: 'Delegations that the own companies gave or took, in every state',
    query: OwnDelegationQuery,
    response: OwnDelegationPage,
    handler: ({ actor, query }) => own.list(actor, query),
  });
  route(app, 'merchants', {
    url: '/merchantdelegations/overlaps',
    operationId: 'delegationOverlaps',
    graph: 'viewer.delegationOverlaps',
    policy: 'user',
    summary: 'Which delegations another one would meet, and could not be beside',
    query: OverlapQuery,
    response: Type.Array(DelegationOverlap),
    handler: ({ actor, query }) => own.overlaps(actor, query),
  });
  route(app, 'merchants', {
    url: `${DELEGATION}/own`,
    operationId: 'ownDelegation',
    graph: 'viewer.delegation',
    policy: 'user',
    summary: 'One delegation as a side of it sees it',
    params: OwnDelegationParams,
    response: OwnDelegation,
    handler: ({ actor, params }) => own.one(actor, params.id),
  });
}

function askingRoutes(app: FastifyInstance, own: OwnDelegations) {
  route(app, 'merchants', {
    method: 'POST',
    url: '/merchantdelegations',
    operationId: 'createDelegation',
    graph: 'viewer',
    policy: 'user',
    summary: 'Begins a delegation that a merchant asks a supplier for, as a draft',
    body: NewDelegation,
    response: OwnDelegation,
    rules: ({ actor, body }) => own.rules.create(actor, body),
    idempotency: 'required',
    handler: ({ actor, body, once }) => own.create(actor, body, once),
  });
  route(app, 'merchants', {
    method: 'PUT',
    url: DELEGATION,
    operationId: 'updateDelegation',
    graph: 'viewer',
    policy: 'user',
    summary: 'Changes what a draft or a rejected delegation asks for',
    params: OwnDelegationParams,
    body: DelegationChange,
    patch: {
      body: DelegationPatch,
      stored: ({ actor, params }) => own.stored(actor, params.id),
    },
    response: OwnDelegation,
    rules: ({ actor, params }) => own.rules.change(actor, params.id),
    handler: ({ actor, params, body }) => own.change(actor, params.id, body),
  });
  route(app, 'merchants', {
    method: 'DELETE',
    url: DELEGATION,
    operationId: 'deleteDelegation',
    graph: 'viewer',
    policy: 'user',
    summary: 'Throws a draft of a delegation away',
    params: OwnDelegationParams,
    query: DelegationVersion,
    response: nothing,
    handler: ({ actor, params, query }) => own.remove(actor, params.id, query.version),
  });
  route(app, 'merchants', {
    method: 'POST',
    url: `${DELEGATION}/submit`,
    operationId: 'submitDelegation',
    graph: 'viewer',
    policy: 'user',
    summary: 'Asks the supplier, who has thirty days to answer',
    params: OwnDelegationParams,
    body: DelegationStepBody,
    response: OwnDelegation,
    idempotency: 'required',
    handler: ({ actor, params, body, once }) => own.submit(actor, params.id, body, once),
  });
  route(app, 'merchants', {
    method: 'POST',
    url: `${DELEGATION}/withdraw`,
    operationId: 'withdrawDelegation',
    graph: 'viewer',
    policy: 'user',
    summary: 'Takes a request back that is not answered',
    params: OwnDelegationParams,
    body: DelegationStepBody,
    response: OwnDelegation,
    idempotency: 'required',
    handler: ({ actor, params, body, once }) => own.withdraw(actor, params.id, body, once),
  });
}

function answeringRoutes(app: FastifyInstance, answers: DelegationAnswers) {
  route(app, 'merchants', {
    method: 'POST',
    url: `${DELEGATION}/confirm`,
    operationId: 'confirmDelegation',
    graph: 'viewer',
    policy: 'user',
    summary: 'Gives the delegation that a merchant asked for; its code is made',
    params: OwnDelegationParams,
    body: DelegationStepBody,
    response: OwnDelegation,
    idempotency: 'required',
    handler: ({ actor, params, body, once }) => answers.confirm(actor, params.id, body, once),
  });
  const withReason = [
    ['reject', 'rejectDelegation', 'Says no to a request'],
    ['suspend', 'suspendDelegation', 'Stops a delegation for now; its offers leave the market with it'],
    ['revoke', 'revokeDelegation', 'Ends a delegation with some days’ notice'],
  ] as const;
  for (const [step, operationId, summary] of withReason)
    route(app, 'merchants', {
      method: 'POST',
      url: `${DELEGATION}/${step}`,
      operationId,
      graph: 'viewer',
      policy: 'user',
      summary,
      params: OwnDelegationParams,
      body: DelegationStepWithReason,
      response: OwnDelegation,
      idempotency: 'required',
      handler: ({ actor, params, body, once }) => answers[step](actor, params.id, body, once),
    });
  const plain = [
    ['resume', 'resumeDelegation', 'Lets a delegation hold again that the supplier stopped'],
    ['keep', 'keepDelegation', 'Takes a notice back'],
  ] as const;
  for (const [step, operationId, summary] of plain)
    route(app, 'merchants', {
      method: 'POST',
      url: `${DELEGATION}/${step}`,
      operationId,
      graph: 'viewer',
      policy: 'user',
      summary,
      params: OwnDelegationParams,
      body: DelegationStepBody,
      response: OwnDelegation,
      idempotency: 'required',
      handler: ({ actor, params, body, once }) => answers[step](actor, params.id, body, once),
    });
}

function staffRoutes(app: FastifyInstance, staff: StaffDelegations) {
  const policy = { action: 'EVIDENCE_CHECK' };
  route(app, 'merchants', {
    url: '/admin/merchantdelegations',
    operationId: 'adminDelegations',
    graph: 'staff.delegations',
    policy,
    summary: 'Delegations in every state, those that wait for staff first',
    query: AdminDelegationQuery,
    response: AdminDelegationPage,
    handler: ({ actor, query }) => staff.queue(actor, query),
  });
  route(app, 'merchants', {
    method: 'PUT',
    url: '/admin/merchantdelegations/:id',
    operationId: 'decideDelegation',
    graph: 'staff',
    policy,
    summary: 'Checks the paper of a delegation, answers for a supplier that nobody runs, stops, resumes or ends one',
    params: OwnDelegationParams,
    body: DelegationVerdict,
    rules: () => staff.rules,
    response: OwnDelegation,
    handler: ({ actor, params, body, sender }) => staff.decide(actor, params.id, body, sender),
  });
}
