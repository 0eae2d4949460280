import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/route.ts';
import { MarkdownReading, MarkdownText } from './blocks.schemas.ts';
import type { Blocks } from './blocks.service.ts';

const MAX_READINGS_A_MINUTE = 30;

export function blockRoutes(app: FastifyInstance, blocks: Blocks) {
  route(app, 'content', {
    method: 'POST',
    url: '/admin/pages/blocks',
    operationId: 'convertMarkdown',
    graph: 'viewer',
    policy: 'user',
    perMinute: MAX_READINGS_A_MINUTE,
    summary: 'Turns a Markdown text into blocks and tells what was left out; nothing is stored',
    body: MarkdownText,
    response: MarkdownReading,
    handler: async ({ actor, body }) => blocks.read(actor, body),
  });
}
