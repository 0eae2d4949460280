import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../../platform/route.ts';
import { AskableSeller, AskableSellersQuery } from './askable.schemas.ts';
import type { makeAskable } from './askable.service.ts';

export function askableRoutes(app: FastifyInstance, askable: ReturnType<typeof makeAskable>) {
  route(app, 'sourcing', {
    url: '/traderequests/askable-sellers',
    operationId: 'askableSellers',
    graph: 'viewer.askableSellers',
    policy: 'user',
    summary: 'Merchants that sell any of these goods now and answer here; at most 20',
    query: AskableSellersQuery,
    response: Type.Array(AskableSeller),
    handler: ({ actor, query }) => askable(actor, query),
  });
}
