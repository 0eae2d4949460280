import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/route.ts';
import { TradeRequest } from '../../sourcing/requests/trade.schemas.ts';
import { TradeStepBody } from '../../sourcing/requests/trade-steps.schemas.ts';
import { MilestoneParams, MilestoneRejection, MilestoneSubmission } from './milestones.schemas.ts';
import type { makeMilestones } from './milestones.service.ts';

const MILESTONE = '/traderequests/:id/milestones/:milestoneId';
const writing = {
  graph: 'viewer',
  policy: 'user',
  method: 'POST',
  idempotency: 'required',
  params: MilestoneParams,
  response: TradeRequest,
} as const;

export function milestoneRoutes(app: FastifyInstance, milestones: ReturnType<typeof makeMilestones>) {
  route(app, 'orders', {
    ...writing,
    url: `${MILESTONE}/submit`,
    operationId: 'submitMilestone',
    summary: 'Hands a part of a service over, with a note, files or both',
    body: MilestoneSubmission,
    handler: ({ actor, params: { id, milestoneId }, body, once }) =>
      milestones.submit(actor, id, milestoneId, body, once),
  });
  route(app, 'orders', {
    ...writing,
    url: `${MILESTONE}/accept`,
    operationId: 'acceptMilestone',
    summary: 'Accepts a part of a service; with the last one all of it is done',
    body: TradeStepBody,
    handler: ({ actor, params: { id, milestoneId }, body, once }) =>
      milestones.accept(actor, id, milestoneId, body.version, once),
  });
  route(app, 'orders', {
    ...writing,
    url: `${MILESTONE}/reject`,
    operationId: 'rejectMilestone',
    summary: 'Does not accept a part of a service, with the reason; the seller may hand it over again',
    body: MilestoneRejection,
    handler: ({ actor, params: { id, milestoneId }, body, once }) =>
      milestones.reject(actor, id, milestoneId, body, once),
  });
}
