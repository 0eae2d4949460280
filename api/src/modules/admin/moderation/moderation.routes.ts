import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/route.ts';
import {
  CaseParams,
  ModerationCase,
  ModerationCasePage,
  ModerationCasesQuery,
  ModerationSummary,
  ModerationVerdict,
} from './moderation.schemas.ts';
import type { Moderation } from './moderation.service.ts';

const readers = { action: 'CASES_READ' };
const deciders = { action: 'CASES_DECIDE' };

export function moderationRoutes(app: FastifyInstance, moderation: Moderation) {
  route(app, 'admin', {
    url: '/admin/moderation/cases',
    operationId: 'moderationCases',
    graph: 'staff.moderationCases',
    policy: readers,
    summary:
      'What staff decide, of the kinds that the viewer reads: texts, reports, appeals and pages of suppliers, the first due first',
    query: ModerationCasesQuery,
    response: ModerationCasePage,
    handler: ({ actor, query }) => moderation.list(actor, query),
  });
  route(app, 'admin', {
    url: '/admin/moderation/summary',
    operationId: 'moderationSummary',
    graph: 'staff.moderationSummary',
    policy: readers,
    summary: 'How many cases of each kind wait, and since when; at most one row for each kind',
    response: ModerationSummary,
    handler: ({ actor }) => moderation.summary(actor),
  });
  route(app, 'admin', {
    method: 'POST',
    url: '/admin/moderation/cases/:id/claim',
    operationId: 'claimModerationCase',
    graph: 'staff',
    policy: deciders,
    summary: 'Keeps a case for ten minutes for who looks at it, apart from other moderators',
    params: CaseParams,
    response: ModerationCase,
    handler: ({ actor, params }) => moderation.claim(actor, params.id),
  });
  route(app, 'admin', {
    method: 'PUT',
    url: '/admin/moderation/cases/:id',
    operationId: 'decideModerationCase',
    graph: 'staff',
    policy: deciders,
    summary:
      'Decides a case as its kind allows; moderators never decide their own matter, or an appeal against their own decision',
    params: CaseParams,
    body: ModerationVerdict,
    response: ModerationCase,
    handler: ({ actor, params, body, sender }) => moderation.decide(actor, params.id, body, sender),
  });
}
