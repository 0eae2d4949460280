import type { FastifyInstance } from 'fastify';
import { route } from '../../../../platform/route.ts';
import { ParsedLines, PastedLines } from './pasted.schemas.ts';
import type { Pasted } from './parse.service.ts';

/** Pasted tables become proposals of lines. */
export function pastedRoutes(app: FastifyInstance, pasted: Pasted) {
  route(app, 'sourcing', {
    method: 'POST',
    url: '/traderequests/lines/parse',
    operationId: 'parseLines',
    graph: 'viewer.parsedLines',
    policy: 'user',
    perMinute: 60,
    summary: 'Lines that a pasted table or list proposes, with what is in doubt at each cell',
    description: 'A read in spite of its method: such a text is too long for an address. Nothing is stored.',
    body: PastedLines,
    response: ParsedLines,
    handler: ({ body }) => pasted.parse(body),
  });
}
