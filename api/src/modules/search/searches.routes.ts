import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import { SearchSuggestions, SearchSummary, SuggestionsQuery, SummaryQuery } from './searches.schemas.ts';
import type { Searches } from './searches.service.ts';

export function searchRoutes(app: FastifyInstance, searches: Searches) {
  route(app, 'search', {
    url: '/searches/suggestions',
    operationId: 'searchSuggestions',
    graph: 'suggestions',
    policy: 'public',
    summary: 'What a text that is being typed may become',
    query: SuggestionsQuery,
    response: SearchSuggestions,
    handler: ({ query }) => searches.suggestions(query),
  });
  route(app, 'search', {
    url: '/searches/summary',
    operationId: 'searchSummary',
    graph: 'search',
    policy: 'public',
    summary: 'What a text finds of each kind, which filters it may mean, and what to try when it finds nothing',
    query: SummaryQuery,
    response: SearchSummary,
    handler: ({ query }) => searches.summary(query),
  });
}
