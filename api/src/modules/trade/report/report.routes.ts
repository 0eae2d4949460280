import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../../platform/route.ts';
import { TradeParams } from '../../sourcing/requests/trade.schemas.ts';
import { TradeReport, TradeReportsQuery } from './report.schemas.ts';
import type { makeReports } from './report.service.ts';

export function reportRoutes(app: FastifyInstance, reports: ReturnType<typeof makeReports>) {
  route(app, 'trade', {
    url: '/traderequests/:id/report',
    operationId: 'tradeReport',
    graph: 'TradeRequest.report',
    policy: 'user',
    summary: 'What happened to a request and what it cost: lines, offers, events, papers, key figures',
    params: TradeParams,
    response: TradeReport,
    handler: ({ actor, params }) => reports.ofRequest(actor, params.id),
  });
  route(app, 'trade', {
    url: '/tradereports',
    operationId: 'tradeReports',
    graph: 'join',
    policy: 'user',
    summary: 'The same of several requests; those in which the viewer has no part are left out',
    query: TradeReportsQuery,
    response: Type.Array(TradeReport),
    handler: ({ actor, query }) => reports.ofRequests(actor, query),
  });
}
