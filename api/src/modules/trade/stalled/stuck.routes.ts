import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/route.ts';
import { StuckTradeRequestPage, StuckTradeRequestsQuery } from './stuck.schemas.ts';
import { type makeStuck, STUCK_READERS } from './stuck.service.ts';

export const stuckRoutes = (app: FastifyInstance, stuck: ReturnType<typeof makeStuck>) =>
  route(app, 'trade', {
    url: '/admin/stucktraderequests',
    operationId: 'adminStuckTradeRequests',
    graph: 'staff.stuckTradeRequests',
    policy: { action: STUCK_READERS },
    summary: 'Orders that nobody carries on, the longest first; the reading is written down',
    query: StuckTradeRequestsQuery,
    response: StuckTradeRequestPage,
    handler: ({ actor, query, sender }) => stuck.list(actor, query, sender),
  });
