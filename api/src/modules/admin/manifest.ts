import * as enums from '../../platform/audit.enums.ts';
import type { Module } from '../../platform/modules/module.ts';
import { adminErrors } from './admin.errors.ts';
import { adminForms } from './admin.forms.ts';
import { adminRoutes } from './admin.routes.ts';
import { makeAdmin } from './admin.service.ts';

export function adminModule(parts: Parameters<typeof makeAdmin>[0]) {
  const admin = makeAdmin(parts);
  return {
    name: 'admin',
    about: 'The staff area: users, sessions, audit log.',
    errors: adminErrors,
    enums,
    forms: adminForms,
    routes: (v1) => adminRoutes(v1, admin),
    service: admin,
  } satisfies Module;
}
