import type { Module } from '../../platform/modules/module.ts';
import * as enums from './admin.enums.ts';
import { adminErrors } from './admin.errors.ts';
import { adminForms } from './admin.forms.ts';
import { adminRoutes } from './admin.routes.ts';
import { makeAdmin } from './admin.service.ts';
import { makeQueues } from './queues.service.ts';

export function adminModule(parts: Parameters<typeof makeAdmin>[0] & Parameters<typeof makeQueues>[0]) {
  const admin = makeAdmin(parts);
  const queues = makeQueues(parts);
  return {
    name: 'admin',
    about: 'The staff area: users, sessions, audit log.',
    errors: adminErrors,
    enums,
    forms: adminForms,
    routes: (v1) => adminRoutes(v1, admin, queues),
    checkAtStart: queues.check,
    service: admin,
  } satisfies Module;
}
