import type { Actor } from '../../platform/actor.ts';
import { countAudit, readAudit, type AuditRow, type AuditScope } from '../../platform/audit-log.ts';
import type { Database } from '../../platform/database/database.ts';
import { paging } from '../../platform/paging/paging.ts';
import { maskPhone, nationalPhone, readPhone } from '../../platform/phone.ts';
import { invalid } from '../../platform/problem.ts';
import type { Sender } from '../../platform/route.ts';
import { foldDigits } from '../../platform/text.ts';
import type { Customers } from '../customers/index.ts';
import { actionsOf, type Identity, isStaffRole, type UserRow } from '../identity/index.ts';
import type {
  AdminSessionQuery,
  AdminUser,
  AdminUserPage,
  AdminUserQuery,
  SessionPage,
  StaffArea,
  UserRolesChange,
  UserStatusChange,
} from './admin.schemas.ts';
import type { AuditLine, AuditPage, AuditQuery } from './audit.schemas.ts';

export type Admin = ReturnType<typeof makeAdmin>;

/** Persons that a search may stand for: who acted is sought among them, and the newest users of a name are listed. */
const MOST_FOUND = 1_000;
const USER_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

type Parts = {
  db: Database;
  identity: Pick<Identity, 'users' | 'sessions'>;
  customers: Pick<Customers, 'namesOf' | 'namesOfThings' | 'usersNamed'>;
};

/** What staff see and do; who may is declared by the routes. */
export function makeAdmin({ db, identity, customers }: Parts) {
  /** Whom a search finds. @throws Problem 400 FORMAT */
  async function scopeOf(key: string | undefined, field: string) {
    const found = soughtBy(key, field);
    return 'name' in found ? { ids: await customers.usersNamed(found.name, MOST_FOUND + 1) } : found;
  }

  const idsOf = async (scope: Exclude<Sought, { name: string }>) =>
    (await identity.users.list(scope, paging({ pageSize: MOST_FOUND + 1 }))).rows.map(({ id }) => id);

  /** Users whose acts are asked for; undefined: of everybody. @throws Problem 400 FORMAT, TOO_MANY_FOUND */
  async function actorsOf(key: string | undefined): Promise<string[] | undefined> {
    const scope = await scopeOf(key, 'actor');
    if (Object.keys(scope).length === 0) return undefined;
    const found = 'ids' in scope ? scope.ids : await idsOf(scope);
    if (found.length > MOST_FOUND) invalid('actor', 'TOO_MANY_FOUND', String(MOST_FOUND));
    return found;
  }

  const shownUser = async (row: UserRow, showsPhone = false): Promise<AdminUser> =>
    toUser(row, (await customers.namesOf([row.id])).get(row.id), showsPhone);

  /** What the lines are about, by name: users also by their masked phones. */
  async function namesIn(rows: AuditRow[]) {
    const about = rows.flatMap(({ objectId }) => (objectId && USER_ID.test(objectId) ? [objectId] : []));
    const users = [...rows.flatMap(({ actorId }) => actorId ?? []), ...about];
    const phones = await identity.users.phonesOf(users);
    return {
      phones,
      users: await customers.namesOf(users),
      things: await customers.namesOfThings(about),
    };
  }

  return {
    area: async ({ roles }: Actor): Promise<StaffArea> => ({
      roles: roles.filter(isStaffRole),
      actions: actionsOf(roles),
    }),

    async users(query: AdminUserQuery): Promise<AdminUserPage> {
      const { role, status } = query;
      // Everybody is one, without a row that says so.
      const roles = role && role !== 'CONSUMER' ? { roles: [role] } : {};
      const found = await scopeOf(query.searchKey, 'searchKey');
      const scope = { ...found, ...roles, ...(status && { status }), ...(query.ids && { only: query.ids }) };
      const { rows, totalCount, page } = await identity.users.list(scope, paging(query));
      const names = await customers.namesOf(rows.map(({ id }) => id));
      const items = rows.map((row) => toUser(row, names.get(row.id), 'phone' in found));
      return { items, totalCount, ...page };
    },

    async changeRoles(actor: Actor, id: string, change: UserRolesChange, sender: Sender): Promise<AdminUser> {
      const { roles, version, reason } = change;
      return shownUser(await identity.users.change(actor, id, { roles, version, reason }, 'USER_ROLES_WRITE', sender));
    },

    async changeStatus(actor: Actor, id: string, change: UserStatusChange, sender: Sender): Promise<AdminUser> {
      const { version, reason } = change;
      const wanted = { status: change.isDisabled ? ('DISABLED' as const) : ('ACTIVE' as const), version, reason };
      return shownUser(await identity.users.change(actor, id, wanted, 'USER_STATUS_WRITE', sender));
    },

    async sessions(actor: Actor, query: AdminSessionQuery): Promise<SessionPage> {
      const { rows, totalCount, page } = await identity.sessions.live(actor, query.userId, paging(query));
      const names = await customers.namesOf(rows.map(({ userId }) => userId));
      const items = rows.map(({ userId, phone, ...session }) => {
        const name = names.get(userId);
        return { ...session, owner: { userId, phone: maskPhone(phone), ...(name && { name }) } };
      });
      return { items, totalCount, ...page };
    },

    revokeSession: (actor: Actor, id: string, revocation: { reason: string }, sender: Sender) =>
      identity.sessions.endByStaff(actor, id, revocation.reason, sender),

    async audit(query: AuditQuery): Promise<AuditPage> {
      const actorIds = await actorsOf(query.actor);
      // Names of the query that are none of the scope's do nothing there.
      const scope: AuditScope = { ...query, ...(actorIds && { actorIds }) };
      const { rows, page } = await readAudit(db, scope, paging(query));
      const totalCount = await countAudit(db, scope);
      const names = await namesIn(rows);
      const items = rows.map((row) => toLine(row, names));
      return { items, totalCount, ...page, isIntact: items.every((line) => line.isIntact) };
    },
  };
}

type Sought = { name: string } | { id?: string; phone?: string; phoneEnd?: string };

/** No part of a phone but what a masked one shows, so that nobody finds a number digit by digit. @throws Problem 400 FORMAT */
function soughtBy(searchKey: string | undefined, field: string): Sought {
  const key = foldDigits(searchKey ?? '').trim();
  if (key === '') return {};
  if (USER_ID.test(key)) return { id: key };
  if (/^\d{4}$/.test(key)) return { phoneEnd: key };
  if (/\p{L}/u.test(key)) return { name: key };
  const phone = readPhone(key) ?? invalid(field, 'FORMAT');
  return { phone };
}

function toUser({ phone, lastLoginAt, ...user }: UserRow, name: string | undefined, showsPhone: boolean): AdminUser {
  const { id, status, roles, createdAt, sessionsCount, version } = user;
  return {
    id,
    status,
    roles,
    sessionsCount,
    version,
    createdAt: createdAt.toISOString(),
    ...(name && { name }),
    ...(phone && { phone: showsPhone ? nationalPhone(phone) : maskPhone(phone) }),
    ...(lastLoginAt && { lastLoginAt: lastLoginAt.toISOString() }),
  };
}

function toLine(
  { actorId, onBehalfOf, objectType, objectId, detail, ...row }: AuditRow,
  names: Record<'phones' | 'users' | 'things', Map<string, string>>,
): AuditLine {
  const of = (map: Map<string, string>, id: string | null) => (id ? map.get(id) : undefined);
  const actorPhone = of(names.phones, actorId);
  const actorName = of(names.users, actorId);
  const objectPhone = of(names.phones, objectId);
  const objectName = of(names.users, objectId) ?? of(names.things, objectId) ?? (objectPhone && maskPhone(objectPhone));
  const details = Object.entries(detail).map(([name, value]) => ({
    name,
    value: Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : JSON.stringify(value),
  }));
  return {
    ...row,
    details,
    ...(actorId && { actorId }),
    ...(actorPhone && { actorPhone: maskPhone(actorPhone) }),
    ...(actorName && { actorName }),
    ...(onBehalfOf && { onBehalfOf }),
    ...(objectType && { objectType }),
    ...(objectId && { objectId }),
    ...(objectName && { objectName }),
  };
}
