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
import { ContactClick, ContactClickCount, VisitChart, VisitChartQuery } from './chart.schemas.ts';

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

export function chartRoutes(app: FastifyInstance, activity: Activity) {
  route(app, 'activity', {
    url: '/visitorlogs/byfilter-for-chart',
    operationId: 'visitChart',
    graph: 'viewer.visitChart',
    policy: 'user',
    summary: 'Visits, visitors or opened contacts over time, of one thing or of all that a seller offers',
    description:
      'For members of the selling company with REPORT_VIEW, and for staff; what is not theirs is not found. Days before counting began have no figure, later days without a visit are 0.',
    query: VisitChartQuery,
    response: VisitChart,
    handler: ({ actor, query }) => activity.charts.chart(actor, query),
  });
  route(app, 'activity', {
    method: 'POST',
    url: '/pagevisits/contact-click',
    operationId: 'countContactClick',
    graph: 'viewer',
    policy: 'public',
    summary: "Counts that somebody opened a seller's phone or mail, once for each visitor in half an hour",
    body: ContactClick,
    response: ContactClickCount,
    handler: async ({ body, sender, visitor }) => ({
      isCounted: await activity.countContactClick(body, sender, await visitor()),
    }),
  });
}
