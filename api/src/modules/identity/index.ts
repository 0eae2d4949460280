export { EndedSessions, Session, SessionParams } from './identity.schemas.ts';
export type { Identity } from './identity.service.ts';
export { EASIEST as EASIEST_PUZZLE, makePuzzles } from './puzzle.ts';
export { TERMS_VERSION, type Terms } from './terms.ts';
export { actionsOf, can, isStaffRole, staffRoles } from './permissions.ts';
export { Role, StaffAction, StaffRole, UserStatus } from './identity.enums.ts';
export type { UserRow } from './users.repository.ts';
export { makeUsers } from './users.service.ts';
