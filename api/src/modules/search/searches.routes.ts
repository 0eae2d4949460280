import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../platform/route.ts';
import { nothing } from '../../platform/schema.ts';
import { ContentHits, ContentsQuery } from './contents/contents.schemas.ts';
import type { Contents } from './contents/contents.service.ts';
import { DetectedText, MeasuredTexts } from './detect.schemas.ts';
import type { Detection } from './detect.service.ts';
import { LinesText, SearchLines } from './lines.schemas.ts';
import type { LineSearch } from './lines.service.ts';
import { SearchCount, SearchTerm, SearchTermsQuery } from './search-terms.schemas.ts';
import type { SearchTerms } from './search-terms.service.ts';
import { SearchSuggestions, SearchSummary, SuggestionsQuery, SummaryQuery } from './searches.schemas.ts';
import type { Searches } from './searches.service.ts';

type Services = { searches: Searches; contents: Contents; searchLines: LineSearch; terms: SearchTerms };

export function searchRoutes(app: FastifyInstance, { searches, contents, searchLines, terms }: Services) {
  termRoutes(app, terms);
  route(app, 'search', {
    url: '/searches/contents',
    operationId: 'searchContents',
    graph: 'contents',
    policy: 'public',
    summary: 'Pages, questions, help and videos that a text finds, the best first',
    query: ContentsQuery,
    response: ContentHits,
    handler: ({ query }) => contents.list(query),
  });
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

function termRoutes(app: FastifyInstance, terms: SearchTerms) {
  route(app, 'search', {
    method: 'POST',
    url: '/searches/count',
    operationId: 'countSearch',
    policy: 'public',
    summary: 'Counts that a text is searched, once for each visitor on a day',
    description:
      'Nobody is told who searched what, and nothing of what fewer than five searched on a day is kept after it.',
    body: SearchCount,
    response: nothing,
    handler: async ({ body, sender, visitor }) => terms.count(body, sender, await visitor()),
  });
  route(app, 'search', {
    url: '/searches/terms',
    operationId: 'searchTerms',
    graph: 'viewer.searchTerms',
    policy: 'user',
    summary:
      'The five texts that most people searched in a category in the last 30 days, for those who write its entries',
    query: SearchTermsQuery,
    response: Type.Array(SearchTerm),
    handler: ({ actor, query }) => terms.terms(actor, query),
  });
}

/** For whoever types or pastes measures: forms, and programs that fill them. */
export function detectionRoutes(app: FastifyInstance, detect: Detection) {
  route(app, 'search', {
    method: 'POST',
    url: '/unitofmeasurements/detect',
    operationId: 'detectUnits',
    graph: 'detectedMeasures',
    policy: 'public',
    perMinute: 120,
    summary: 'The numbers of texts with their units and what they measure, and where it is in doubt',
    description: 'A read in spite of its method: such texts are too long for an address.',
    body: MeasuredTexts,
    response: Type.Array(DetectedText),
    handler: ({ body }) => detect(body),
  });
}
