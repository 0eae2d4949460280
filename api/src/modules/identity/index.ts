export { EndedSessions, Session, SessionParams } from './identity.schemas.ts';
export { identityRoutes } from './identity.routes.ts';
export { makeIdentity, type Identity } from './identity.service.ts';
export { outboxRoute } from './outbox.routes.ts';
export { actionsOf, isStaffRole, roles, staffRoles } from './permissions.ts';
export { tokenRoutes } from './token.routes.ts';
export type { UserRow } from './users.repository.ts';
export { makeUsers } from './users.service.ts';
