import { Conditions } from '../../platform/database/conditions.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { newestFirst, Order } from '../../platform/paging/order.ts';
import type { Paging } from '../../platform/paging/paging.ts';
import { onlyOf, readCountedPage } from '../../platform/paging/read-page.ts';
import type { Sender } from '../../platform/route.ts';

const IDLE_DAYS = 7;
const ABSOLUTE_DAYS = 30;

export type User = { id: string; phone: string; status: string; roles: string[] };

const END = 'least(idle_ends_at, absolute_ends_at)';
/** A session `s` that nobody ended and that did not end by itself. */
export const LIVE_SESSION = `s.revoked_at is null and s.idle_ends_at > now() and s.absolute_ends_at > now()`;
export const rolesOf = (user: string) =>
  `array(select role from user_roles where user_id = ${user} union select 'CONSUMER' order by 1)`;

/** The user with that phone, made when it is new. */
export async function ensureUser(tx: Tx, given: { id: string; phone: string; termsVersion: string | null }) {
  const [user] = await tx.query<User>(
    `insert into users (id, phone, terms_version, terms_accepted_at, last_login_at)
     values ($1, $2, $3, case when $3::text is null then null else now() end, now())
     on conflict (phone) do update set last_login_at = now(),
       terms_version = coalesce(excluded.terms_version, users.terms_version),
       terms_accepted_at = coalesce(excluded.terms_accepted_at, users.terms_accepted_at)
     returning id, phone, status, ${rolesOf('users.id')} as roles`,
    [given.id, given.phone, given.termsVersion],
  );
  return user!;
}

/** Version of the terms that whoever has the phone agreed to last. */
export async function readConsent(tx: Tx, phone: string): Promise<string | null> {
  const text = 'select terms_version as "termsVersion" from users where phone = $1';
  const [user] = await tx.query<{ termsVersion: string | null }>(text, [phone]);
  return user?.termsVersion ?? null;
}

/** Whether a person has logged in before. */
export async function hasSessions(tx: Tx, userId: string): Promise<boolean> {
  return (await tx.query('select from sessions where user_id = $1 limit 1', [userId])).length > 0;
}

/** @returns when it ends unless it is used */
export async function insertSession(tx: Tx, id: string, userId: string, sender: Sender): Promise<Date> {
  const [row] = await tx.query<{ endsAt: Date }>(
    `insert into sessions (id, user_id, user_agent, address, idle_ends_at, absolute_ends_at)
     values ($1, $2, $3, $4, now() + interval '${IDLE_DAYS} days', now() + interval '${ABSOLUTE_DAYS} days')
     returning ${END} as "endsAt"`,
    [id, userId, sender.userAgent.slice(0, 300), sender.address],
  );
  return row!.endsAt;
}

export const insertRefreshToken = (tx: Tx, hash: string, sessionId: string) =>
  tx.query('insert into refresh_tokens (hash, session_id) values ($1, $2)', [hash, sessionId]);

export type Refresh = {
  sessionId: string;
  userId: string;
  phone: string;
  roles: string[];
  isUsed: boolean;
  isInGrace: boolean;
  isAlive: boolean;
  sealedAnswer: string | null;
};

/** A refresh token with its session, both held until the transaction ends. */
export async function lockRefreshToken(tx: Tx, hash: string, graceSeconds: number): Promise<Refresh | undefined> {
  const [row] = await tx.query<Refresh>(
    `select r.session_id as "sessionId", s.user_id as "userId", u.phone, ${rolesOf('s.user_id')} as roles,
       r.used_at is not null as "isUsed", coalesce(r.used_at > now() - make_interval(secs => $2), false) as "isInGrace",
       ${LIVE_SESSION} and u.status = 'ACTIVE' as "isAlive",
       r.sealed_answer as "sealedAnswer"
     from refresh_tokens r join sessions s on s.id = r.session_id join users u on u.id = s.user_id
     where r.hash = $1 for update of r, s`,
    [hash, graceSeconds],
  );
  return row;
}

export const markUsed = (tx: Tx, hash: string, sealedAnswer: string) =>
  tx.query('update refresh_tokens set used_at = now(), sealed_answer = $2 where hash = $1', [hash, sealedAnswer]);

/** A session that was used lives for another week, within its month. @returns when it ends unless it is used */
export async function slideSession(tx: Tx, id: string): Promise<Date> {
  const [row] = await tx.query<{ endsAt: Date }>(
    `update sessions set last_seen_at = now(), idle_ends_at = now() + interval '${IDLE_DAYS} days' where id = $1
     returning ${END} as "endsAt"`,
    [id],
  );
  return row!.endsAt;
}

export type SessionScope = { id?: string; userId?: string; exceptId?: string };

/** @returns those that were alive until now, with whose they are */
export function revokeSessions(tx: Tx, where: SessionScope, reason: string) {
  return tx.query<{ id: string; userId: string }>(
    `update sessions set revoked_at = now(), revoke_reason = $3
     where revoked_at is null and ($1::uuid is null or id = $1) and ($2::uuid is null or user_id = $2)
       and ($1::uuid is not null or $2::uuid is not null) and ($4::uuid is null or id <> $4) returning id, user_id as "userId"`,
    [where.id ?? null, where.userId ?? null, reason, where.exceptId ?? null],
  );
}

/** Whose sessions those are that are alive, and what each person may do. */
export const readLive = (db: Queryable, ids: readonly string[]) =>
  db.query<{ id: string; userId: string; phone: string; roles: string[]; sessionEndsAt: Date }>(
    `select s.id, s.user_id as "userId", u.phone, ${rolesOf('s.user_id')} as roles, ${END} as "sessionEndsAt"
     from sessions s join users u on u.id = s.user_id
     where s.id = any($1::uuid[]) and ${LIVE_SESSION} and u.status = 'ACTIVE'`,
    [ids],
    'live_sessions',
  );

export type LiveSession = {
  id: string;
  userId: string;
  phone: string;
  userAgent: string;
  address: string;
} & Record<'createdAt' | 'lastSeenAt' | 'endsAt', Date>;

const sessionColumns = `s.id, s.user_id as "userId", u.phone, s.user_agent as "userAgent", s.address, s.created_at as "createdAt",
  s.last_seen_at as "lastSeenAt", ${END} as "endsAt"`;
const sessionTables = 'sessions s join users u on u.id = s.user_id';
const lastSeen = new Order('sessions', newestFirst('s.last_seen_at', 's.id'));

/** All sessions of a person that live, the last used first. */
export const readLiveSessions = (db: Queryable, userId: string) =>
  db.query<LiveSession>(
    `select ${sessionColumns} from ${sessionTables} where ${LIVE_SESSION} and s.user_id = $1 order by ${lastSeen.sql}`,
    [userId],
  );

/** One page of those of one person or of all, with the number of all. */
export function readPageOfSessions(db: Queryable, userId: string | undefined, wanted: Paging) {
  const where = new Conditions().and(LIVE_SESSION);
  if (userId) where.and(`s.user_id = ${where.add(userId, 'uuid')}`);
  onlyOf(where, wanted, 's.id');
  const source = { columns: sessionColumns, from: sessionTables, where, order: lastSeen };
  return readCountedPage<LiveSession>(db, source, wanted, 'sessions s');
}

export const forgetOldSessions = (db: Queryable) =>
  db.query(
    "delete from refresh_tokens where used_at < now() - interval '1 day' and session_id in (select id from sessions where revoked_at is not null or absolute_ends_at < now())",
  );
