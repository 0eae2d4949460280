import { valuesOf } from '../../platform/schema.ts';
import { type Role, type StaffAction, StaffRole } from './identity.enums.ts';

export const staffRoles = valuesOf(StaffRole);
export const isStaffRole = (role: string): role is StaffRole => (staffRoles as readonly string[]).includes(role);

/** Who may do what beyond own things. Owning decides the rest: what is not one's own is not found. */
export const permissions = {
  STAFF_AREA: staffRoles,
  USERS_READ: ['SUPPORT', 'ADMIN'],
  USER_ROLES_WRITE: ['ADMIN'],
  USER_STATUS_WRITE: ['SUPPORT', 'ADMIN'],
  SESSIONS_READ: ['SUPPORT', 'ADMIN'],
  SESSIONS_REVOKE: ['SUPPORT', 'ADMIN'],
  AUDIT_READ: ['ADMIN'],
  IDENTITY_CHECK: ['SUPPORT', 'ADMIN'],
  OFFERS_DECIDE: ['MODERATOR', 'ADMIN'],
  BASE_PRODUCTS_DECIDE: ['MODERATOR', 'ADMIN'],
  SELLERS_DECIDE: ['SUPPORT', 'ADMIN'],
  EVIDENCE_CHECK: ['SUPPORT', 'ADMIN'],
  REPORTS_READ: ['MODERATOR', 'ADMIN'],
  // The queue as such; of its kinds somebody reads and decides those that their own actions allow.
  CASES_READ: ['CONTENT_EDITOR', 'MODERATOR', 'SUPPORT', 'ADMIN'],
  CASES_DECIDE: ['CONTENT_EDITOR', 'MODERATOR', 'ADMIN'],
  COMMENTS_READ: ['MODERATOR', 'SUPPORT', 'ADMIN'],
  COMMENTS_DECIDE: ['MODERATOR', 'ADMIN'],
  DISPUTES_DECIDE: ['MODERATOR', 'ADMIN'],
  STUCK_ORDERS_READ: ['MODERATOR', 'SUPPORT', 'FINANCE', 'ADMIN'],
  JOBS_RUN: ['ADMIN'],
  CONTENT_WRITE: ['CONTENT_EDITOR', 'ADMIN'],
  FEEDBACK_ANSWER: ['CONTENT_EDITOR', 'SUPPORT', 'ADMIN'],
  MASTERS_WRITE: ['ADMIN'],
} satisfies Record<StaffAction, readonly Role[]>;

/** Everything that one of the roles allows. */
export const actionsOf = (held: readonly string[]): StaffAction[] =>
  (Object.keys(permissions) as StaffAction[]).filter((action) => can(held, action));

export const can = (held: readonly string[], action: string): boolean =>
  (permissions[action as StaffAction] as readonly string[] | undefined)?.some((role) => held.includes(role)) ?? false;
