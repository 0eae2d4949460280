import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../../platform/route.ts';
import { TradeParams } from '../requests/trade.schemas.ts';
import { QuoteComparison, QuoteComparisonsQuery } from './comparison.schemas.ts';
import type { makeComparisons } from './comparison.service.ts';

export function comparisonRoutes(app: FastifyInstance, comparisons: ReturnType<typeof makeComparisons>) {
  route(app, 'sourcing', {
    url: '/traderequests/:id/comparison',
    operationId: 'quoteComparison',
    graph: 'TradeRequest.comparison',
    policy: 'user',
    summary: 'Quotes for a request side by side, for its buyer: in one unit, with tax, freight and lead time',
    params: TradeParams,
    response: QuoteComparison,
    handler: ({ actor, params }) => comparisons.ofRequest(actor, params.id),
  });
  route(app, 'sourcing', {
    url: '/quotecomparisons',
    operationId: 'quoteComparisons',
    graph: 'join',
    policy: 'user',
    summary: 'The same of several requests; those that are not the viewer’s to compare are left out',
    query: QuoteComparisonsQuery,
    response: Type.Array(QuoteComparison),
    handler: ({ actor, query }) => comparisons.ofRequests(actor, query),
  });
}
