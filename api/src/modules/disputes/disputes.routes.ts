import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import { ConsentAnswer } from '../orders/changes/consents.schemas.ts';
import { TradeParams, TradeRequest } from '../sourcing/requests/trade.schemas.ts';
import { TradeStepBody } from '../sourcing/requests/trade-steps.schemas.ts';
import { DisputeAnswer, NewDispute, NewEvidenceOfDispute, NewSettlement } from './disputes.schemas.ts';
import type { makeDisputes } from './disputes.service.ts';
import {
  AdminDispute,
  AdminDisputeParams,
  AdminDisputesQuery,
  NewResolution,
  QueuedDisputePage,
  ResolutionApproval,
  ResolutionRefusal,
  SettlementWithdrawal,
} from './staff-disputes.schemas.ts';
import type { makeStaffDisputes } from './staff-disputes.service.ts';

const writing = {
  graph: 'viewer',
  policy: 'user',
  method: 'POST',
  idempotency: 'required',
  params: TradeParams,
  response: TradeRequest,
} as const;
const DISPUTE = '/traderequests/:id/dispute';

export function disputeRoutes(app: FastifyInstance, disputes: ReturnType<typeof makeDisputes>) {
  route(app, 'disputes', {
    ...writing,
    url: DISPUTE,
    operationId: 'openDispute',
    summary: 'Disputes what came of some lines, which are frozen until it ends',
    body: NewDispute,
    handler: ({ actor, params, body, once }) => disputes.open(actor, params.id, body, once),
  });
  route(app, 'disputes', {
    ...writing,
    url: `${DISPUTE}/answer`,
    operationId: 'answerDispute',
    summary: 'Answers the dispute of the other side; both may show evidence from then on',
    body: DisputeAnswer,
    handler: ({ actor, params, body, once }) => disputes.answer(actor, params.id, body, once),
  });
  route(app, 'disputes', {
    ...writing,
    url: `${DISPUTE}/evidence`,
    operationId: 'addEvidence',
    summary: 'Says or shows more within the time for evidence',
    body: NewEvidenceOfDispute,
    handler: ({ actor, params, body, once }) => disputes.addEvidence(actor, params.id, body, once),
  });
  route(app, 'disputes', {
    ...writing,
    url: `${DISPUTE}/done`,
    operationId: 'endEvidence',
    summary: 'Says that the own side has nothing more to show; once both do, staff decide',
    body: TradeStepBody,
    handler: ({ actor, params, body, once }) => disputes.endEvidence(actor, params.id, body.version, once),
  });
  route(app, 'disputes', {
    ...writing,
    url: `${DISPUTE}/withdraw`,
    operationId: 'withdrawDispute',
    summary: 'Takes the own dispute back; what it stopped goes on',
    body: TradeStepBody,
    handler: ({ actor, params, body, once }) => disputes.withdraw(actor, params.id, body.version, once),
  });
}

export function settlementRoutes(app: FastifyInstance, disputes: ReturnType<typeof makeDisputes>) {
  route(app, 'disputes', {
    ...writing,
    url: `${DISPUTE}/settlement`,
    operationId: 'proposeSettlement',
    summary: 'Asks the other side to end a dispute by consent',
    body: NewSettlement,
    handler: ({ actor, params, body, once }) => disputes.askSettlement(actor, params.id, body, once),
  });
  route(app, 'disputes', {
    ...writing,
    url: `${DISPUTE}/settlement/answer`,
    operationId: 'answerSettlement',
    summary: 'Agrees to end a dispute so, or refuses it',
    body: ConsentAnswer,
    handler: ({ actor, params, body, once }) => disputes.answerSettlement(actor, params.id, body, once),
  });
  route(app, 'disputes', {
    ...writing,
    url: `${DISPUTE}/settlement/withdraw`,
    operationId: 'withdrawSettlement',
    summary: 'Takes the question to settle a dispute back',
    body: TradeStepBody,
    handler: ({ actor, params, body, once }) => disputes.withdrawSettlement(actor, params.id, body.version, once),
  });
}

/** Staff who decide about disputes. */
const DECIDERS = 'DISPUTES_DECIDE';
const ADMIN = '/admin/disputes';
const deciding = {
  graph: 'staff',
  policy: { action: DECIDERS },
  method: 'POST',
  idempotency: 'required',
  params: AdminDisputeParams,
  response: AdminDispute,
} as const;

export function staffDisputeRoutes(app: FastifyInstance, disputes: ReturnType<typeof makeStaffDisputes>) {
  route(app, 'disputes', {
    url: ADMIN,
    operationId: 'adminDisputes',
    graph: 'staff.disputes',
    policy: { action: DECIDERS },
    summary: 'Disputes that are open, or in one state; past their target first',
    query: AdminDisputesQuery,
    response: QueuedDisputePage,
    handler: ({ query }) => disputes.queue(query),
  });
  route(app, 'disputes', {
    url: `${ADMIN}/:id`,
    operationId: 'adminDispute',
    graph: 'staff.dispute',
    policy: { action: DECIDERS },
    summary: 'A dispute of two other companies with what both sides show; the reading is written down',
    params: AdminDisputeParams,
    response: AdminDispute,
    handler: ({ actor, params, sender }) => disputes.read(actor, params.id, sender),
  });
  route(app, 'disputes', {
    ...deciding,
    url: `${ADMIN}/:id/settlement`,
    operationId: 'proposeMediatedSettlement',
    summary: 'Asks both sides to end a dispute by consent; it ends with the yes of both',
    body: NewSettlement,
    handler: ({ actor, params, body, sender, once }) =>
      disputes.proposeSettlement(actor, params.id, body, sender, once),
  });
  route(app, 'disputes', {
    ...deciding,
    url: `${ADMIN}/:id/settlement/withdraw`,
    operationId: 'withdrawMediatedSettlement',
    summary: 'Takes a settlement that staff proposed back',
    body: SettlementWithdrawal,
    handler: ({ actor, params, body, sender, once }) =>
      disputes.withdrawSettlement(actor, params.id, body, sender, once),
  });
  route(app, 'disputes', {
    ...deciding,
    url: `${ADMIN}/:id/proposal`,
    operationId: 'proposeResolution',
    summary: 'Decides a dispute; above 1,000,000,000 rials another one has to agree first',
    body: NewResolution,
    handler: ({ actor, params, body, sender, once }) => disputes.propose(actor, params.id, body, sender, once),
  });
  route(app, 'disputes', {
    ...deciding,
    url: `${ADMIN}/:id/approve`,
    operationId: 'approveResolution',
    summary: 'Agrees to what another one decided, which is done by that',
    body: ResolutionApproval,
    handler: ({ actor, params, body, sender, once }) => disputes.approve(actor, params.id, body, sender, once),
  });
  route(app, 'disputes', {
    ...deciding,
    url: `${ADMIN}/:id/refuse`,
    operationId: 'rejectResolution',
    summary: 'Has a dispute decided again',
    body: ResolutionRefusal,
    handler: ({ actor, params, body, sender, once }) => disputes.refuse(actor, params.id, body, sender, once),
  });
}
