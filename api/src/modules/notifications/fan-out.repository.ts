import type { Tx } from '../../platform/database/database.ts';
import type { NoticeFacts } from '../../platform/notices/notice-type.ts';
import type { NotificationType } from './notifications.enums.ts';

export type FanOutRow = {
  eventId: string;
  type: string;
  objectType: string;
  objectId: string;
  audiences: string[];
  actorId: string | null;
  facts: NoticeFacts;
  at: Date;
};

/**
 * Takes the oldest events that wait; none while another fan-out runs. One at a time, over all apis: so what several events make of one
 * inbox is counted once.
 */
export const takeEvents = (tx: Tx, most: number) =>
  tx.query<FanOutRow>(
    `with ours as materialized (select pg_try_advisory_xact_lock(hashtextextended('fan-out', 0)) as "isOurs"),
     taken as (
       delete from fanout where id in (select id from fanout where (select "isOurs" from ours) order by id limit $1)
       returning *)
     select event_id as "eventId", type, object_type as "objectType", object_id as "objectId", audiences,
       actor_id as "actorId", facts, at from taken order by id`,
    [most],
  );

/** How a person wants to hear, and where a mail would go; people who are gone or disabled hear nothing. */
export const readHearers = (tx: Tx, userIds: readonly string[]) =>
  tx.query<{ userId: string; mail: Record<string, boolean> | null; hasMail: boolean }>(
    `select u.id as "userId", n.mail, exists (
       select from persons p where p.user_id = u.id and p.email is not null and p.email_verified_at is not null) as "hasMail"
     from users u left join notification_preferences n on n.user_id = u.id where u.id = any ($1::uuid[])`,
    [userIds],
  );

export type NewNotification = FanOutRow & {
  id: string;
  userId: string;
  notice: NotificationType;
  groupKey: string;
  mailDueAt: Date | null;
};

/**
 * One more of what the person was told within the last ten minutes and has not read.
 * @returns its id and how many it tells of; undefined when there is none
 */
export async function addToOne(tx: Tx, each: NewNotification) {
  const [row] = await tx.query<{ id: string; count: number }>(
    `update notifications set count = count + 1, event_type = $4, object_type = $5, object_id = $6, event_id = $7,
       facts = $8, at = greatest(at, $9)
     where id = (select id from notifications
       where user_id = $1 and type = $2 and group_key = $3 and read_at is null and created_at > $9::timestamptz - interval '10 minutes'
       order by created_at desc limit 1)
     returning id, count`,
    [
      ...[each.userId, each.notice, each.groupKey, each.type, each.objectType, each.objectId, each.eventId],
      ...[JSON.stringify(each.facts), each.at],
    ],
  );
  return row;
}

export const insertOne = (tx: Tx, each: NewNotification) =>
  tx.query(
    `insert into notifications (id, user_id, type, group_key, event_type, object_type, object_id, event_id, facts,
       created_at, at, mail_due_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11)`,
    [
      ...[each.id, each.userId, each.notice, each.groupKey, each.type, each.objectType, each.objectId, each.eventId],
      ...[JSON.stringify(each.facts), each.at, each.mailDueAt],
    ],
  );

/** When the last mail about a thing went to a person, within a quarter of an hour. */
export type DueMail = { userId: string; email: string; types: NotificationType[]; counts: number[] };

/** Takes what is due to leave by mail, of some people; what has been read meanwhile is not among it. */
export const takeDueMails = (tx: Tx, now: Date, most: number) =>
  tx.query<DueMail>(
    `with due as (
       select id from notifications where mail_due_at <= $1 order by mail_due_at limit $2 for update skip locked),
     taken as (
       update notifications n set mail_due_at = null from due where n.id = due.id
       returning n.user_id, n.type, n.count, n.read_at),
     of_type as (
       select user_id, type, sum(count)::int as count from taken where read_at is null group by user_id, type)
     select t.user_id as "userId", p.email, array_agg(t.type order by t.type) as types, array_agg(t.count order by t.type) as counts
     from of_type t join persons p on p.user_id = t.user_id
     where p.email is not null and p.email_verified_at is not null group by t.user_id, p.email`,
    [now, most],
  );
