import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import { LinesText, SearchLines } from './lines.schemas.ts';
import type { LineSearch } from './lines.service.ts';
import { SearchSuggestions, SearchSummary, SuggestionsQuery, SummaryQuery } from './searches.schemas.ts';
import type { Searches } from './searches.service.ts';

export function searchRoutes(app: FastifyInstance, searches: Searches, searchLines: LineSearch) {
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
  route(app, 'search', {
    method: 'POST',
    url: '/searches/lines',
    operationId: 'searchLines',
    graph: 'searchLines',
    policy: 'public',
    perMinute: 120,
    summary: 'Each line of a pasted text as a search of its own: how it was read, and how many offers it finds',
    description: 'A read in spite of its method: such a text is too long for an address.',
    body: LinesText,
    response: SearchLines,
    handler: ({ body }) => searchLines(body),
  });
}
