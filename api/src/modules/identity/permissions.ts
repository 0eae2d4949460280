/** What a role is: specification, section 6, and the domain's table of actors. Everybody with a session is a CONSUMER. */
export const roles = [
  'CONSUMER',
  'CUSTOMER_OWNER',
  'CUSTOMER_AGENT',
  'MERCHANT_OWNER',
  'MERCHANT_AGENT',
  'SUPPLIER_OWNER',
  'CONTENT_EDITOR',
  'MODERATOR',
  'SUPPORT',
  'FINANCE',
  'ADMIN',
] as const;
export type Role = (typeof roles)[number];

/** Roles that administrators give; the others come from what a person owns or is invited to. */
export const staffRoles = [
  'CONTENT_EDITOR',
  'MODERATOR',
  'SUPPORT',
  'FINANCE',
  'ADMIN',
] as const satisfies readonly Role[];
export type StaffRole = (typeof staffRoles)[number];
export const isStaffRole = (role: string): role is StaffRole => (staffRoles as readonly string[]).includes(role);

/** Who may do what beyond own things. Owning decides the rest: what is not one's own is not found. */
export const permissions = {
  STAFF_AREA: staffRoles,
  USERS_READ: ['SUPPORT', 'ADMIN'],
  USER_ROLES_WRITE: ['ADMIN'],
  USER_STATUS_WRITE: ['ADMIN'],
  SESSIONS_READ: ['SUPPORT', 'ADMIN'],
  SESSIONS_REVOKE: ['SUPPORT', 'ADMIN'],
  AUDIT_READ: ['ADMIN'],
  IDENTITY_CHECK: ['SUPPORT', 'ADMIN'],
} satisfies Record<string, readonly Role[]>;
export type Action = keyof typeof permissions;

/** Everything that one of the roles allows. */
export const actionsOf = (held: readonly string[]): Action[] =>
  (Object.keys(permissions) as Action[]).filter((action) => can(held, action));

export const can = (held: readonly string[], action: string): boolean =>
  (permissions[action as Action] as readonly string[] | undefined)?.some((role) => held.includes(role)) ?? false;
