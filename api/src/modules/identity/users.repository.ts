import { Conditions } from '../../platform/database/conditions.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { newestFirst, Order } from '../../platform/paging/order.ts';
import type { Paging } from '../../platform/paging/paging.ts';
import { readPage } from '../../platform/paging/read-page.ts';
import type { Role, UserStatus } from './identity.enums.ts';
import { LIVE_SESSION, rolesOf } from './session.repository.ts';

export type UserRow = {
  id: string;
  /** Null once the account is closed. */
  phone: string | null;
  status: UserStatus;
  roles: Role[];
  createdAt: Date;
  lastLoginAt: Date | null;
  termsVersion: string | null;
  termsAcceptedAt: Date | null;
  sessionsCount: number;
  version: number;
};

const columns = `u.id, u.phone, u.status, ${rolesOf('u.id')} as roles, u.created_at as "createdAt",
  u.last_login_at as "lastLoginAt", u.terms_version as "termsVersion", u.terms_accepted_at as "termsAcceptedAt", u.version,
  (select count(*)::int from sessions s where s.user_id = u.id and ${LIVE_SESSION}) as "sessionsCount"`;

export type UserScope = {
  id?: string;
  /** Any of these. */
  ids?: readonly string[];
  /** Of what the others find only these. */
  only?: readonly string[];
  phone?: string;
  /** The last digits, as many as a masked phone shows. */
  phoneEnd?: string;
  /** One of these roles. */
  roles?: readonly string[];
  status?: string;
};

function conditionsOf({ id, ids, only, phone, phoneEnd, roles, status }: UserScope) {
  const conditions = new Conditions();
  if (id) conditions.and(`u.id = ${conditions.add(id, 'uuid')}`);
  if (ids) conditions.and(`u.id = any(${conditions.add(ids, 'uuid[]')})`);
  if (only) conditions.and(`u.id = any(${conditions.add(only, 'uuid[]')})`);
  if (phone) conditions.and(`u.phone = ${conditions.add(phone)}`);
  if (phoneEnd) conditions.and(`right(u.phone, 4) = ${conditions.add(phoneEnd)}`);
  if (status) conditions.and(`u.status = ${conditions.add(status)}`);
  if (roles)
    conditions.and(
      `exists (select from user_roles r where r.user_id = u.id and r.role = any(${conditions.add(roles, 'text[]')}))`,
    );
  return conditions;
}

const newest = new Order('users', newestFirst('u.created_at', 'u.id'));

/** One page, the newest first. */
export const readUsers = (db: Queryable, scope: UserScope, wanted: Paging) =>
  readPage<UserRow>(db, { columns, from: 'users u', where: conditionsOf(scope), order: newest }, wanted);

export async function readUser(db: Queryable, id: string): Promise<UserRow | undefined> {
  const [user] = await db.query<UserRow>(`select ${columns} from users u where u.id = $1`, [id]);
  return user;
}

export async function countUsers(db: Queryable, scope: UserScope): Promise<number> {
  const conditions = conditionsOf(scope);
  const text = `select count(*)::int as count from users u where ${conditions.sql}`;
  const [row] = await db.query<{ count: number }>(text, conditions.values);
  return row!.count;
}

/** Phones of those who have one. */
export const readPhones = (db: Queryable, ids: string[]) =>
  db.query<{ id: string; phone: string }>(
    'select id, phone from users where id = any($1::uuid[]) and phone is not null',
    [ids],
  );

/** Changes of who is staff wait for each other until the transaction ends: two could take the last administrator away. */
export const lockStaff = (tx: Tx) => tx.query("select pg_advisory_xact_lock(hashtext('rasteh.staff'))");

/** The user, held until the transaction ends: no login of theirs goes on meanwhile. */
export async function lockUser(tx: Tx, id: string): Promise<UserRow | undefined> {
  const [user] = await tx.query<UserRow>(`select ${columns} from users u where u.id = $1 for update of u`, [id]);
  return user;
}

/** The id of the user with that phone. */
export async function findByPhone(tx: Queryable, phone: string): Promise<string | undefined> {
  const [user] = await tx.query<{ id: string }>('select id from users where phone = $1', [phone]);
  return user?.id;
}

/** @returns whether the phone was not known */
export async function insertUser(tx: Tx, id: string, phone: string): Promise<boolean> {
  const text = 'insert into users (id, phone) values ($1, $2) on conflict (phone) do nothing returning id';
  return (await tx.query(text, [id, phone])).length > 0;
}

/** Whether anybody else is an administrator who can log in. */
export async function hasOtherAdmin(tx: Tx, id: string): Promise<boolean> {
  const [row] = await tx.query<{ found: boolean }>(
    `select exists (select from users u join user_roles r on r.user_id = u.id
       where r.role = 'ADMIN' and u.status = 'ACTIVE' and u.id <> $1) as found`,
    [id],
  );
  return row!.found;
}

export async function replaceRoles(tx: Tx, id: string, change: { from: string[]; to: string[]; by: string | null }) {
  const { from, to, by } = change;
  await tx.query('delete from user_roles where user_id = $1 and role = any($2::text[]) and role <> all($3::text[])', [
    id,
    from,
    to,
  ]);
  await tx.query(
    `insert into user_roles (user_id, role, granted_by) select $1, role, $3 from unnest($2::text[]) as role
     on conflict do nothing`,
    [id, to, by],
  );
}

export const updateStatus = (tx: Tx, id: string, status: string) =>
  tx.query('update users set status = $2, version = version + 1 where id = $1', [id, status]);

/** @returns whether nobody else has that phone */
export async function updatePhone(tx: Tx, id: string, phone: string): Promise<boolean> {
  const rows = await tx.query(
    `update users set phone = $2, version = version + 1
     where id = $1 and not exists (select from users where phone = $2) returning id`,
    [id, phone],
  );
  return rows.length === 1;
}

/** Takes away who it was; that there was somebody stays. */
export async function detachPerson(tx: Tx, id: string) {
  await tx.query('delete from user_roles where user_id = $1', [id]);
  await tx.query('delete from known_browsers where phone = (select phone from users where id = $1)', [id]);
  await tx.query(
    "update users set status = 'CLOSED', phone = null, closed_at = now(), version = version + 1 where id = $1",
    [id],
  );
  await tx.query("update sessions set user_agent = '', address = '' where user_id = $1", [id]);
}
