import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/route.ts';
import { TradeParams, TradeRequest } from '../requests/trade.schemas.ts';
import {
  NewOpenRequest,
  OpenRequestChange,
  OpenRequestPatch,
  OpenRequestJoining,
  OpenTradeRequestPage,
  OpenTradeRequestsQuery,
  ParticipationDecline,
  ParticipationParams,
  SellerRemovalQuery,
  SellersInvitation,
} from './open.schemas.ts';
import type { makeOpenList } from './open-list.service.ts';
import type { makeOpenRequests } from './open-requests.service.ts';
import type { makeParticipations } from './participations.service.ts';

type Services = {
  openList: ReturnType<typeof makeOpenList>;
  openRequests: ReturnType<typeof makeOpenRequests>;
  participations: ReturnType<typeof makeParticipations>;
};

const writing = { graph: 'viewer', policy: 'user', response: TradeRequest } as const;
const PARTICIPATIONS = '/traderequests/:id/participations';

export function openRequestRoutes(app: FastifyInstance, { openList, openRequests }: Services) {
  route(app, 'sourcing', {
    url: '/traderequests/open',
    operationId: 'openTradeRequests',
    graph: 'viewer.openTradeRequests',
    policy: 'user',
    summary: 'Open requests that the viewer’s merchants may still answer, the newest first',
    query: OpenTradeRequestsQuery,
    response: OpenTradeRequestPage,
    handler: ({ actor, query }) => openList.list(actor, query),
  });
  route(app, 'sourcing', {
    ...writing,
    method: 'POST',
    url: '/traderequests/open-rfq',
    operationId: 'createOpenRequest',
    summary: 'Begins a request for offers of several sellers, as a draft',
    body: NewOpenRequest,
    rules: ({ actor, body }) => openRequests.rules.create(actor, body),
    idempotency: 'required',
    handler: ({ actor, body, once }) => openRequests.create(actor, body, once),
  });
  route(app, 'sourcing', {
    ...writing,
    method: 'PUT',
    // Below `open-rfq` an id would be ambiguous.
    url: '/traderequests/:id/open-rfq',
    operationId: 'changeOpenRequest',
    summary: 'Changes the whole of such a draft',
    params: TradeParams,
    body: OpenRequestChange,
    patch: {
      body: OpenRequestPatch,
      stored: ({ actor, params }) => openRequests.stored(actor, params.id),
    },
    handler: ({ actor, params, body }) => openRequests.change(actor, params.id, body),
  });
}

export function participationRoutes(app: FastifyInstance, { participations }: Services) {
  route(app, 'sourcing', {
    ...writing,
    method: 'POST',
    url: PARTICIPATIONS,
    operationId: 'inviteSellers',
    summary: 'Asks more sellers for offers while the request is open',
    params: TradeParams,
    body: SellersInvitation,
    idempotency: 'required',
    handler: ({ actor, params, body, once }) => participations.invite(actor, params.id, body, once),
  });
  route(app, 'sourcing', {
    ...writing,
    method: 'DELETE',
    url: `${PARTICIPATIONS}/:participationId`,
    operationId: 'removeSeller',
    summary: 'Asks a seller no more that has sent nothing',
    params: ParticipationParams,
    query: SellerRemovalQuery,
    handler: ({ actor, params, query }) => participations.remove(actor, params, query.version),
  });
  route(app, 'sourcing', {
    ...writing,
    method: 'POST',
    url: `${PARTICIPATIONS}/:participationId/decline`,
    operationId: 'declineToQuote',
    summary: 'Says that a seller sends no offer, with a reason',
    params: ParticipationParams,
    body: ParticipationDecline,
    rules: () => participations.rules.decline,
    idempotency: 'required',
    handler: ({ actor, params, body, once }) => participations.declineToQuote(actor, params, body, once),
  });
  route(app, 'sourcing', {
    ...writing,
    method: 'POST',
    url: '/traderequests/:id/participate',
    operationId: 'joinOpenRequest',
    summary: 'Takes part in a public request as a seller of such goods',
    params: TradeParams,
    body: OpenRequestJoining,
    idempotency: 'required',
    handler: ({ actor, params, body, once }) => participations.join(actor, params.id, body, once),
  });
}
