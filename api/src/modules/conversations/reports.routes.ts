import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../platform/route.ts';
import { ConversationParams, Message } from './conversations.schemas.ts';
import { MessageReporting } from './reports.schemas.ts';
import type { Reports } from './reports.service.ts';

export function reportRoutes(app: FastifyInstance, reports: Reports) {
  route(app, 'conversations', {
    method: 'POST',
    url: '/conversations/:id/report',
    operationId: 'reportMessages',
    graph: 'viewer',
    policy: 'user',
    summary: 'Tells staff what is wrong with messages of the other side, of each once',
    params: ConversationParams,
    body: MessageReporting,
    response: Type.Array(Message),
    handler: ({ actor, params, body }) => reports.report(actor, params.id, body),
  });
}
