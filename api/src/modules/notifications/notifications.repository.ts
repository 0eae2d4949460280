import { Conditions } from '../../platform/database/conditions.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { newestFirst, Order } from '../../platform/paging/order.ts';
import type { Paging } from '../../platform/paging/paging.ts';
import { onlyOf, readCountedPage } from '../../platform/paging/read-page.ts';
import type { NoticeFacts } from '../../platform/notices/notice-type.ts';
import type { NotificationType } from './notifications.enums.ts';

/** Beyond it nobody counts. */
export const MOST_COUNTED = 99;

export type NotificationRow = {
  id: string;
  type: NotificationType;
  eventType: string;
  objectId: string;
  facts: NoticeFacts;
  count: number;
  at: Date;
  readAt: Date | null;
};

const columns = `id, type, event_type as "eventType", object_id as "objectId", facts, count, at, read_at as "readAt"`;
const order = new Order('notifications', newestFirst('at'));

type Scope = { userId: string; now: Date; type?: NotificationType | undefined; isUnread?: boolean | undefined };

/** What a person is told of as one of a company is read by who still acts for it. */
const isOwnOrActs = (user: string, at: string) =>
  `(customer_id is null or customer_id = any(array(
     select m.customer_id from acting_members(${at}::timestamptz) m where m.user_id = ${user}::uuid)))`;

function conditionsOf({ userId, now, type, isUnread }: Scope): Conditions {
  const where = new Conditions();
  const user = where.add(userId, 'uuid');
  where.and(`user_id = ${user}`).and(isOwnOrActs(user, where.add(now, 'timestamptz')));
  if (type) where.and(`type = ${where.add(type)}`);
  if (isUnread) where.and('read_at is null');
  return where;
}

/** One page of an inbox, the newest first. */
export async function readNotifications(db: Queryable, scope: Scope, wanted: Paging) {
  const where = onlyOf(conditionsOf(scope), wanted, 'id');
  return readCountedPage<NotificationRow>(db, { columns, from: 'notifications', where, order }, wanted);
}

export const readAllOf = (db: Queryable, userId: string) =>
  db.query<NotificationRow>(`select ${columns} from notifications where user_id = $1 order by ${order.sql}`, [userId]);

/** Unread ones by kind, each counted as far as anybody shows. */
export const countUnread = (db: Queryable, userId: string, types: readonly NotificationType[], now: Date) =>
  db.query<{ type: NotificationType; count: number }>(
    `select t.type, c.count from unnest($2::text[]) as t (type), lateral (
       select count(*)::int as count from (
         select from notifications where user_id = $1 and type = t.type and read_at is null and ${isOwnOrActs('$1', '$3')} limit ${MOST_COUNTED}) as unread
     ) as c where c.count > 0`,
    [userId, types, now],
    'unread_notifications',
  );

/** What has been read leaves by no other way. */
const NOTHING_DUE = 'mail_due_at = null, sms_due_at = null';

/** @returns how many are read now that were not */
export async function markRead(db: Queryable, userId: string, ids: readonly string[], now: Date): Promise<number> {
  const rows = await db.query(
    `update notifications set read_at = $3, ${NOTHING_DUE}
     where user_id = $1 and id = any ($2::uuid[]) and read_at is null returning id`,
    [userId, ids, now],
  );
  return rows.length;
}

/** Those of a kind about a thing. @returns how many are read now that were not */
export async function markReadOf(
  tx: Tx,
  { userId, type, objectId, now }: { userId: string; type: NotificationType; objectId: string; now: Date },
): Promise<number> {
  const rows = await tx.query(
    `update notifications set read_at = $4, ${NOTHING_DUE}
     where user_id = $1 and type = $2 and object_id = $3 and read_at is null returning id`,
    [userId, type, objectId, now],
  );
  return rows.length;
}

/** One of the person's and all before it. @returns how many are read now that were not; undefined where there is no such one */
export async function markReadUpTo(
  tx: Tx,
  { userId, upTo, type, now }: { userId: string; upTo: string; type: NotificationType | undefined; now: Date },
): Promise<number | undefined> {
  const [last] = await tx.query('select from notifications where id = $1 and user_id = $2', [upTo, userId]);
  if (!last) return undefined;
  const rows = await tx.query(
    `update notifications set read_at = $4, ${NOTHING_DUE}
     where user_id = $1 and ($3::text is null or type = $3) and read_at is null
       and (at, id) <= (select at, id from notifications where id = $2) returning id`,
    [userId, upTo, type ?? null, now],
  );
  return rows.length;
}

/** Of which kinds a person wants it otherwise than they come, by channel. */
export type ChosenKinds = Record<'mail' | 'sms', Record<string, boolean>>;
type StoredPreferences = ChosenKinds & { version: number };

export async function readPreferences(db: Queryable, userId: string) {
  const [row] = await db.query<StoredPreferences>(
    `select version, mail, sms from notification_preferences where user_id = $1`,
    [userId],
  );
  return row ?? { version: 1, mail: {}, sms: {} };
}

export type Acting = { isOwner: boolean; permissions: string[]; isSeller: boolean };

/** In which companies somebody acts now, with what permissions, and which of them sell or claim a supplier. */
export const readActing = (db: Queryable, userId: string, at: Date) =>
  db.query<Acting>(
    `select m.is_owner as "isOwner", m.permissions,
       exists (select from merchants s where s.owner_customer_id = m.customer_id)
         or exists (select from suppliers s where s.owner_customer_id = m.customer_id)
         or exists (select from supplier_claims s where s.customer_id = m.customer_id) as "isSeller"
     from acting_members($2::timestamptz) m where m.user_id = $1`,
    [userId, at],
  );

export const writePreferences = (tx: Tx, userId: string, { version, mail, sms }: StoredPreferences) =>
  tx.query(
    `insert into notification_preferences (user_id, version, mail, sms) values ($1, $2, $3, $4)
     on conflict (user_id) do update set version = excluded.version, mail = excluded.mail, sms = excluded.sms`,
    [userId, version, JSON.stringify(mail), JSON.stringify(sms)],
  );

/** Whoever writes preferences of a person waits for others who do. */
export const lockPreferences = (tx: Tx, userId: string) =>
  tx.query("select pg_advisory_xact_lock(hashtextextended('notification preferences of ' || $1, 0))", [userId]);

/** What nobody looks at any more: read ones after half a year, others after a year. @returns how many */
export async function forgetOld(db: Queryable, now: Date, most: number): Promise<number> {
  const rows = await db.query(
    `delete from notifications where id in (
       select id from notifications where created_at < $1::timestamptz - interval '180 days'
         and (read_at is not null or created_at < $1::timestamptz - interval '365 days')
       order by created_at limit $2) returning id`,
    [now, most],
  );
  return rows.length;
}

export const forgetPerson = (tx: Tx, userId: string) =>
  tx.query(
    `with kept as (delete from notification_preferences where user_id = $1)
     delete from notifications where user_id = $1`,
    [userId],
  );
