import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../platform/route.ts';
import { nothing } from '../../platform/schema.ts';
import {
  ClearLastVisitsQuery,
  LastVisitPage,
  LastVisitsQuery,
  Visit,
  VisitCount,
  VisitCountsQuery,
} from './activity.schemas.ts';
import type { Activity } from './activity.service.ts';

export function activityRoutes(app: FastifyInstance, activity: Activity) {
  route(app, 'activity', {
    method: 'POST',
    url: '/pagevisits/visit-count',
    operationId: 'countVisit',
    graph: 'viewer',
    policy: 'public',
    summary: 'Counts that something is looked at, once for each visitor in half an hour, and tells how often it was',
    description: 'Who has a session finds it again among the last visits.',
    body: Visit,
    response: VisitCount,
    handler: async ({ body, sender, visitor }) => activity.countVisit(body, sender, await visitor()),
  });
  route(app, 'activity', {
    url: '/pagevisits/visit-counts',
    operationId: 'visitCounts',
    graph: 'join',
    policy: 'public',
    summary: 'How often several things were looked at',
    query: VisitCountsQuery,
    response: Type.Array(VisitCount),
    handler: ({ query }) => activity.visitCounts(query),
  });
  route(app, 'activity', {
    url: '/pagevisits/last-visits',
    operationId: 'lastVisits',
    graph: 'viewer.lastVisits',
    policy: 'user',
    summary: 'What one looked at last: of each kind the newest 50, for 90 days',
    query: LastVisitsQuery,
    response: LastVisitPage,
    handler: ({ actor, query }) => activity.lastVisits.lastVisits(actor, query),
  });
  route(app, 'activity', {
    method: 'DELETE',
    url: '/pagevisits/last-visits',
    operationId: 'clearLastVisits',
    graph: 'viewer',
    policy: 'user',
    summary: 'Forgets what one looked at, of a kind or all of it',
    query: ClearLastVisitsQuery,
    response: nothing,
    handler: ({ actor, query }) => activity.lastVisits.clear(actor, query.type),
  });
}
