import { Type, type Static } from 'typebox';
import { Id, Instant, named, object, page, pagingQuery, paragraphs, rowIds } from '../../platform/schema.ts';
import { Role, Session, StaffAction, StaffRole, UserStatus } from '../identity/index.ts';
import { StaffQueueName } from './admin.enums.ts';

export { EndedSessions, SessionParams } from '../identity/index.ts';

const Reason = paragraphs(
  'Why, in words of the one who does it. Kept in the audit log.',
  3,
  500,
  'درخواست تلفنی خود کاربر',
);

export const StaffArea = named(
  'StaffArea',
  'What the viewer finds in the staff area.',
  object({
    roles: Type.Array(StaffRole, { description: 'The viewer’s roles among the staff.' }),
    actions: Type.Array(StaffAction, { description: 'Actions of staff that the area allows.' }),
  }),
);
export type StaffArea = Static<typeof StaffArea>;

export const StaffQueue = named(
  'StaffQueue',
  'What waits for staff in one queue.',
  object({
    name: StaffQueueName,
    count: Type.Integer({
      description: 'Number of things in the queue that wait for staff.',
      minimum: 0,
      examples: [4],
    }),
    oldestAt: Type.Optional(Instant('Since when the first of them waits; absent when none does.')),
    targetAt: Type.Optional(Instant('Until when it should be decided, in business days.')),
    isPastTarget: Type.Boolean({ description: 'Whether that time is over.' }),
  }),
);
export type StaffQueue = Static<typeof StaffQueue>;

export const AdminUser = named(
  'AdminUser',
  'A user as staff see one.',
  object({
    id: Id('Opaque id, the same in REST, in the graph and in addresses of the site.'),
    phone: Type.Optional(
      Type.String({
        description: 'The number, masked unless the whole of it was searched for. None once the account is closed.',
        examples: ['0912***4567'],
      }),
    ),
    name: Type.Optional(Type.String({ description: 'As the person said.', examples: ['سارا کریمی'] })),
    status: UserStatus,
    roles: Type.Array(Role, { description: 'All roles of the user.' }),
    createdAt: Instant('When the user came.'),
    lastLoginAt: Type.Optional(Instant('When the account last logged in; null before the first time.')),
    sessionsCount: Type.Integer({ description: 'Devices that are logged in.', examples: [2] }),
    version: Type.Integer({ description: 'To be sent with a change.', examples: [3] }),
  }),
);
export type AdminUser = Static<typeof AdminUser>;

export const AdminUserPage = page('AdminUserPage', 'Users, the newest first.', AdminUser);
export type AdminUserPage = Static<typeof AdminUserPage>;

export const AdminUserQuery = object({
  searchKey: Type.Optional(
    Type.String({
      description: 'Words of a name, a whole phone in any spelling, the last four digits of one, or the id of a user.',
      minLength: 2,
      maxLength: 40,
    }),
  ),
  role: Type.Optional(Role),
  status: Type.Optional(UserStatus),
  ...rowIds,
  ...pagingQuery,
});
export type AdminUserQuery = Static<typeof AdminUserQuery>;

export const UserParams = object({ id: Id('Id of the account (`AdminUser.id`).') });

export const UserRolesChange = named(
  'UserRolesChange',
  'The staff roles a user is to have, and why.',
  object({
    roles: Type.Array(StaffRole, { description: 'All of them; none takes every staff role away.', uniqueItems: true }),
    reason: Reason,
    version: Type.Integer({ description: 'The version that was seen.', minimum: 1 }),
  }),
);
export type UserRolesChange = Static<typeof UserRolesChange>;

export const UserStatusChange = named(
  'UserStatusChange',
  'Whether a user may log in, and why.',
  object({
    isDisabled: Type.Boolean({ description: 'Whether the user may log in no more.' }),
    reason: Reason,
    version: Type.Integer({ description: 'The version that was seen.', minimum: 1 }),
  }),
);
export type UserStatusChange = Static<typeof UserStatusChange>;

export const SessionPage = page('SessionPage', 'Sessions that live, the last used first.', Session);
export type SessionPage = Static<typeof SessionPage>;

export const AdminSessionQuery = object({
  userId: Type.Optional(Id('Only those of this user.')),
  ...rowIds,
  ...pagingQuery,
});
export type AdminSessionQuery = Static<typeof AdminSessionQuery>;

export const SessionRevocation = named('SessionRevocation', 'Why a session is ended.', object({ reason: Reason }));
export type SessionRevocation = Static<typeof SessionRevocation>;
