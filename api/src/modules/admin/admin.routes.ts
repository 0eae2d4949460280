import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { route } from '../../platform/route.ts';
import {
  AdminSessionQuery,
  AdminUser,
  AdminUserPage,
  AdminUserQuery,
  EndedSessions,
  SessionPage,
  SessionParams,
  SessionRevocation,
  StaffArea,
  StaffQueue,
  UserParams,
  UserRolesChange,
  UserStatusChange,
} from './admin.schemas.ts';
import type { Admin } from './admin.service.ts';
import type { Queues } from './queues.service.ts';
import { AuditPage, AuditQuery } from './audit.schemas.ts';

export function adminRoutes(app: FastifyInstance, admin: Admin, queues: Queues) {
  route(app, 'admin', {
    url: '/admin/permissions',
    operationId: 'staffArea',
    graph: 'staff.area',
    policy: { action: 'STAFF_AREA' },
    summary: 'What the viewer may do in the staff area; only for staff',
    response: StaffArea,
    handler: ({ actor }) => admin.area(actor),
  });
  route(app, 'admin', {
    url: '/admin/summary',
    operationId: 'staffQueues',
    graph: 'staff.queues',
    policy: { action: 'STAFF_AREA' },
    summary: 'What waits for the viewer’s roles: how many, since when, and until when it should be decided',
    response: Type.Array(StaffQueue),
    handler: ({ actor }) => queues.list(actor),
  });
  route(app, 'admin', {
    url: '/admin/users',
    operationId: 'adminUsers',
    graph: 'staff.users',
    policy: { action: 'USERS_READ' },
    summary: 'Users by name, phone, role and status, the newest first',
    query: AdminUserQuery,
    response: AdminUserPage,
    handler: ({ query }) => admin.users(query),
  });
  route(app, 'admin', {
    method: 'PUT',
    url: '/admin/users/:id/roles',
    operationId: 'updateUserRoles',
    graph: 'staff',
    policy: { action: 'USER_ROLES_WRITE' },
    summary: 'Gives a user other staff roles; nobody does it to oneself',
    description: 'The last administrator who can log in stays one (409 LAST_ADMIN).',
    params: UserParams,
    body: UserRolesChange,
    response: AdminUser,
    handler: ({ actor, params, body, sender }) => admin.changeRoles(actor, params.id, body, sender),
  });
  route(app, 'admin', {
    method: 'PUT',
    url: '/admin/users/:id/status',
    operationId: 'updateUserStatus',
    graph: 'staff',
    policy: { action: 'USER_STATUS_WRITE' },
    summary: 'Disables a user, or lets a disabled one in again, with a reason; nobody does it to oneself',
    description:
      'A user who is disabled is logged out everywhere at once, and told so at the next login (403 USER_DISABLED). The last administrator who can log in stays (409 LAST_ADMIN).',
    params: UserParams,
    body: UserStatusChange,
    response: AdminUser,
    handler: ({ actor, params, body, sender }) => admin.changeStatus(actor, params.id, body, sender),
  });
  route(app, 'admin', {
    url: '/admin/sessions',
    operationId: 'adminSessions',
    graph: 'staff.sessions',
    policy: { action: 'SESSIONS_READ' },
    summary: 'Sessions that live, of one user or of all, the last used first',
    query: AdminSessionQuery,
    response: SessionPage,
    handler: ({ actor, query }) => admin.sessions(actor, query),
  });
  route(app, 'admin', {
    method: 'DELETE',
    url: '/admin/sessions/:id',
    operationId: 'revokeSession',
    graph: 'staff',
    policy: { action: 'SESSIONS_REVOKE' },
    summary: 'Ends anybody’s session at once, with a reason',
    params: SessionParams,
    body: SessionRevocation,
    response: EndedSessions,
    handler: ({ actor, params, body, sender }) => admin.revokeSession(actor, params.id, body, sender),
  });
  route(app, 'admin', {
    url: '/admin/audit',
    operationId: 'auditLog',
    graph: 'staff.auditLog',
    policy: { action: 'AUDIT_READ' },
    summary: 'Who did what, the newest first, and whether the lines are as they were written',
    query: AuditQuery,
    response: AuditPage,
    handler: ({ query }) => admin.audit(query),
  });
}
