import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../platform/route.ts';
import { ConversationParams, Message } from './conversations.schemas.ts';
import { MessageReporting, MessageReportPage, MessageReportsQuery } from './reports.schemas.ts';
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
  route(app, 'conversations', {
    url: '/conversations/reports',
    operationId: 'messageReports',
    graph: 'staff.messageReports',
    policy: { action: 'REPORTS_READ' },
    summary: 'Messages that their other side reported, with what they said before; the newest report first',
    query: MessageReportsQuery,
    response: MessageReportPage,
    handler: ({ query }) => reports.list(query),
  });
}
