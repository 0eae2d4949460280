import type { Database } from '../../platform/database/database.ts';
import type { Module } from '../../platform/modules/module.ts';
import * as enums from './admin.enums.ts';
import { adminErrors } from './admin.errors.ts';
import { adminForms } from './admin.forms.ts';
import { adminRoutes } from './admin.routes.ts';
import { makeAdmin } from './admin.service.ts';
import * as moderationEnums from './moderation/moderation.enums.ts';
import { moderationErrors } from './moderation/moderation.errors.ts';
import { moderationForms } from './moderation/moderation.forms.ts';
import { moderationRoutes } from './moderation/moderation.routes.ts';
import { makeModeration } from './moderation/moderation.service.ts';
import { makeQueues } from './queues.service.ts';

type Parts = { db: Database } & Parameters<typeof makeAdmin>[0] &
  Parameters<typeof makeQueues>[0] &
  Parameters<typeof makeModeration>[0];

export function adminModule(parts: Parts) {
  const admin = makeAdmin(parts);
  const queues = makeQueues(parts);
  const moderation = makeModeration(parts);
  return {
    name: 'admin',
    about: 'The staff area: users, sessions, audit log, moderation.',
    errors: { ...adminErrors, ...moderationErrors },
    enums: { ...enums, ...moderationEnums },
    forms: {
      titles: { ...adminForms.titles, ...moderationForms.titles },
      labels: { ...adminForms.labels, ...moderationForms.labels },
    },
    routes: (v1) => {
      adminRoutes(v1, admin, queues);
      moderationRoutes(v1, moderation);
    },
    staffQueues: { MODERATION: { action: 'CASES_READ', targetDays: 1, read: moderation.waiting } },
    personal: { moderation: moderation.personal },
    nodes: [{ type: 'ModerationCase', table: 'moderation_cases' }],
    checkAtStart: queues.check,
    service: { ...admin, cases: moderation.cases },
  } satisfies Module;
}
