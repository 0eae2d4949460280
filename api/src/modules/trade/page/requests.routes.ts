import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../../platform/route.ts';
import { RemovedQuery, RemovedThingPage } from '../../../platform/sync/removed.ts';
import { TradeParticipation } from '../../sourcing/participations/participations.schemas.ts';
import {
  TradeParams,
  TradeRequest,
  TradeRequestPage,
  TradeRequestsOfSuppliersQuery,
  TradeRequestsQuery,
  TradeRequestsSummary,
  TradeRequestsSummaryQuery,
} from '../../sourcing/requests/trade.schemas.ts';
import { TradeEventPage, TradeEventsQuery } from '../timeline/trade-events.schemas.ts';
import type { makeRequests } from './requests.service.ts';

type Services = { requests: ReturnType<typeof makeRequests> };
const REQUEST = '/traderequests/:id';

/** What buyers and sellers read of their requests and orders. */
export function tradeReadingRoutes(app: FastifyInstance, { requests }: Services) {
  route(app, 'trade', {
    url: '/traderequests',
    operationId: 'tradeRequests',
    graph: 'viewer.tradeRequests',
    policy: 'user',
    summary: 'Trade requests of all for whom the viewer buys or sells, the newest change first',
    query: TradeRequestsQuery,
    response: TradeRequestPage,
    handler: ({ actor, query }) => requests.list(actor, query),
  });
  route(app, 'trade', {
    url: '/traderequests/removed',
    operationId: 'removedTradeRequests',
    graph: 'viewer.removedTradeRequests',
    policy: 'user',
    summary: 'Drafts of all for whom the viewer buys that were thrown away since a time',
    query: RemovedQuery,
    response: RemovedThingPage,
    handler: ({ actor, query }) => requests.removed(actor, query),
  });
  route(app, 'trade', {
    url: '/traderequests/summary',
    operationId: 'tradeRequestsSummary',
    graph: 'viewer.tradeRequestsSummary',
    policy: 'user',
    summary: 'How many requests stand where, and what runs out within 48 hours',
    query: TradeRequestsSummaryQuery,
    response: TradeRequestsSummary,
    handler: ({ actor, query }) => requests.summary(actor, query),
  });
  route(app, 'trade', {
    url: '/traderequests/by-supplier',
    operationId: 'tradeRequestsBySupplier',
    graph: 'Supplier.tradeRequests',
    policy: 'user',
    summary: 'Own requests with goods of some suppliers',
    query: TradeRequestsOfSuppliersQuery,
    response: TradeRequestPage,
    handler: ({ actor, query }) => requests.ofSuppliers(actor, query),
  });
  route(app, 'trade', {
    url: REQUEST,
    operationId: 'tradeRequest',
    graph: 'viewer.tradeRequest',
    policy: 'user',
    summary: 'One trade request, as one of its two companies sees it',
    params: TradeParams,
    response: TradeRequest,
    handler: ({ actor, params }) => requests.one(actor, params.id),
  });
  route(app, 'trade', {
    url: '/traderequestevents',
    operationId: 'tradeRequestEvents',
    graph: 'TradeRequest.events',
    policy: 'user',
    summary: 'What happened to a trade request, the newest first',
    query: TradeEventsQuery,
    response: TradeEventPage,
    handler: ({ actor, query }) => requests.events(actor, query),
  });
  route(app, 'trade', {
    url: `${REQUEST}/participations`,
    operationId: 'participations',
    graph: 'TradeRequest.participations',
    policy: 'user',
    summary: 'The sellers of a request; a seller sees only its own part',
    params: TradeParams,
    response: Type.Array(TradeParticipation),
    handler: ({ actor, params }) => requests.participations(actor, params.id),
  });
}
