import type { Actor } from '../../platform/actor.ts';
import { countAudit, readAudit, type AuditRow } from '../../platform/audit-log.ts';
import type { Database } from '../../platform/database/database.ts';
import { paging } from '../../platform/paging.ts';
import { maskPhone, nationalPhone, readPhone } from '../../platform/phone.ts';
import { invalid } from '../../platform/problem.ts';
import type { Sender } from '../../platform/route.ts';
import { foldDigits } from '../../platform/text.ts';
import { actionsOf, type Identity, isStaffRole, type UserRow } from '../identity/index.ts';
import type {
  AdminSessionPage,
  AdminSessionQuery,
  AdminUser,
  AdminUserPage,
  AdminUserQuery,
  StaffArea,
  UserRolesChange,
} from './admin.schemas.ts';
import type { AuditLine, AuditPage, AuditQuery } from './audit.schemas.ts';

export type Admin = ReturnType<typeof makeAdmin>;

const USER_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What staff see and do; who may is declared by the routes. */
export function makeAdmin({ db, identity }: { db: Database; identity: Pick<Identity, 'users' | 'sessions'> }) {
  return {
    area: async ({ roles }: Actor): Promise<StaffArea> => ({
      roles: roles.filter(isStaffRole),
      actions: actionsOf(roles),
    }),

    async users(query: AdminUserQuery): Promise<AdminUserPage> {
      const { pageNumber, pageSize, offset } = paging(query);
      const { role, status } = query;
      // Everybody is one, without a row that says so.
      const roles = role && role !== 'CONSUMER' ? { roles: [role] } : {};
      const found = soughtBy(query.searchKey);
      const scope = { ...found, ...roles, ...(status && { status }) };
      const { rows, totalCount } = await identity.users.list(scope, pageSize, offset);
      return { items: rows.map((row) => toUser(row, 'phone' in found)), totalCount, pageNumber, pageSize };
    },

    async changeRoles(actor: Actor, id: string, change: UserRolesChange, sender: Sender): Promise<AdminUser> {
      const { roles, status, version } = change;
      // Only the person closes an account.
      if (status === 'CLOSED') return invalid('status', 'UNKNOWN_VALUE', 'ACTIVE, DISABLED');
      const wanted = { roles, version, reason: change.reason, ...(status && { status }) };
      return toUser(await identity.users.change(actor, id, wanted, sender));
    },

    async sessions(actor: Actor, query: AdminSessionQuery): Promise<AdminSessionPage> {
      const { pageNumber, pageSize, offset } = paging(query);
      const { rows, totalCount } = await identity.sessions.live(actor, query.userId, pageSize, offset);
      const items = rows.map(({ phone, ...row }) => ({ ...row, phone: maskPhone(phone) }));
      return { items, totalCount, pageNumber, pageSize };
    },

    revokeSession: (actor: Actor, id: string, revocation: { reason: string }, sender: Sender) =>
      identity.sessions.endByStaff(actor, id, revocation.reason, sender),

    async audit(query: AuditQuery): Promise<AuditPage> {
      const { pageNumber, pageSize, offset } = paging(query);
      const { pageNumber: _number, pageSize: _size, ...scope } = query;
      const rows = await readAudit(db, scope, pageSize, offset);
      const totalCount = await countAudit(db, scope);
      const phones = await identity.users.phonesOf(rows.flatMap(({ actorId }) => actorId ?? []));
      const items = rows.map((row) => toLine(row, phones));
      return { items, totalCount, pageNumber, pageSize, isIntact: items.every((line) => line.isIntact) };
    },
  };
}

/** No part of a phone but what a masked one shows, so that nobody finds a number digit by digit. @throws Problem 400 FORMAT */
function soughtBy(searchKey: string | undefined): { id?: string; phone?: string; phoneEnd?: string } {
  const key = foldDigits(searchKey ?? '').trim();
  if (key === '') return {};
  if (USER_ID.test(key)) return { id: key };
  if (/^\d{4}$/.test(key)) return { phoneEnd: key };
  const phone = readPhone(key) ?? invalid('searchKey', 'FORMAT');
  return { phone };
}

function toUser({ phone, lastLoginAt, ...user }: UserRow, showsPhone = false): AdminUser {
  const { id, status, roles, createdAt, sessionsCount, version } = user;
  return {
    ...{ id, status, roles, sessionsCount, version, createdAt: createdAt.toISOString() },
    ...(phone && { phone: showsPhone ? nationalPhone(phone) : maskPhone(phone) }),
    ...(lastLoginAt && { lastLoginAt: lastLoginAt.toISOString() }),
  };
}

function toLine(
  { actorId, onBehalfOf, objectType, objectId, detail, ...row }: AuditRow,
  phones: Map<string, string>,
): AuditLine {
  const actorPhone = actorId ? phones.get(actorId) : undefined;
  const details = Object.entries(detail).map(([name, value]) => ({
    name,
    value: Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : JSON.stringify(value),
  }));
  return {
    ...row,
    details,
    ...(actorId && { actorId }),
    ...(actorPhone && { actorPhone: maskPhone(actorPhone) }),
    ...(onBehalfOf && { onBehalfOf }),
    ...(objectType && { objectType }),
    ...(objectId && { objectId }),
  };
}
