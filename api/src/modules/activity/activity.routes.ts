import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../platform/route.ts';
import { Visit, VisitCount, VisitCountsQuery } from './activity.schemas.ts';
import type { Activity } from './activity.service.ts';

export function activityRoutes(app: FastifyInstance, activity: Activity) {
  route(app, 'activity', {
    method: 'POST',
    url: '/pagevisits/visit-count',
    operationId: 'countVisit',
    policy: 'public',
    summary: 'Counts that something is looked at, once for each visitor in half an hour, and tells how often it was',
    body: Visit,
    response: VisitCount,
    handler: ({ body, sender }) => activity.countVisit(body, sender),
  });
  route(app, 'activity', {
    url: '/pagevisits/visit-counts',
    operationId: 'visitCounts',
    policy: 'public',
    summary: 'How often several things were looked at (joins of the graph)',
    query: VisitCountsQuery,
    response: Type.Array(VisitCount),
    handler: ({ query }) => activity.visitCounts(query),
  });
}
