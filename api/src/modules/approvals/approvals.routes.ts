import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Actor } from '../../platform/actor.ts';
import { route } from '../../platform/route.ts';
import { TradeStepBody } from '../sourcing/requests/trade-steps.schemas.ts';
import { TradeParams, TradeRequest } from '../sourcing/requests/trade.schemas.ts';
import { ApprovalParams, TradeApproval, TradeApprovalRejection } from './approvals.schemas.ts';
import type { makeApprovals } from './approvals.service.ts';

/** What reads the approvals of a request, as one of its companies sees them. */
type Reading = { approvals: (actor: Actor, id: string) => Promise<TradeApproval[]> };
type Services = { requests: Reading; approvals: ReturnType<typeof makeApprovals> };

const APPROVALS = '/traderequests/:id/approvals';
const writing = {
  method: 'POST',
  graph: 'viewer',
  policy: 'user',
  params: ApprovalParams,
  response: TradeRequest,
  idempotency: 'required',
} as const;

export function approvalRoutes(app: FastifyInstance, { requests, approvals }: Services) {
  route(app, 'approvals', {
    url: APPROVALS,
    operationId: 'tradeApprovals',
    graph: 'TradeRequest.approvals',
    policy: 'user',
    summary: 'Who of the buyer’s company was asked to agree to what, and what they said',
    params: TradeParams,
    response: Type.Array(TradeApproval),
    handler: ({ actor, params }) => requests.approvals(actor, params.id),
  });
  route(app, 'approvals', {
    ...writing,
    url: `${APPROVALS}/:approvalId/approve`,
    operationId: 'approveTradeRequest',
    summary: 'Agrees to what a colleague asked; the last yes that is needed does it',
    body: TradeStepBody,
    handler: ({ actor, params, body, once }) => approvals.approve(actor, params, body, once),
  });
  route(app, 'approvals', {
    ...writing,
    url: `${APPROVALS}/:approvalId/reject`,
    operationId: 'rejectApproval',
    summary: 'Says no to what a colleague asked, with a reason',
    body: TradeApprovalRejection,
    handler: ({ actor, params, body, once }) => approvals.reject(actor, params, body, once),
  });
  route(app, 'approvals', {
    ...writing,
    url: `${APPROVALS}/:approvalId/withdraw`,
    operationId: 'withdrawApproval',
    summary: 'Takes back what one asked of colleagues',
    body: TradeStepBody,
    handler: ({ actor, params, body, once }) => approvals.withdraw(actor, params, body, once),
  });
}
