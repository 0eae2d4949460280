import type { Tx } from '../../platform/database/database.ts';
import type { NoticeFacts } from '../../platform/notices/notice-type.ts';
import type { NotificationType } from './notifications.enums.ts';
import type { ChosenKinds } from './notifications.repository.ts';

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

/** How a person wants to hear, and whether a mail can go anywhere; people who are gone or disabled hear nothing. */
export const readHearers = (tx: Tx, userIds: readonly string[]) =>
  tx.query<{ userId: string; hasMail: boolean } & { [Of in keyof ChosenKinds]: ChosenKinds[Of] | null }>(
    `select u.id as "userId", n.mail, n.sms, exists (
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
  smsDueAt: Date | null;
};

/**
 * One more of what the person was told within the last ten minutes and has not read.
 * @returns its id and how many it tells of; undefined when there is none
 */
export async function addToOne(tx: Tx, each: NewNotification) {
  const [row] = await tx.query<{ id: string; count: number }>(
    `update notifications set count = count + 1, event_type = $4, object_type = $5, object_id = $6, event_id = $7,
       facts = $8, at = greatest(at, $9),
       sms_due_at = coalesce(sms_due_at, $10)
     where id = (select id from notifications
       where user_id = $1 and type = $2 and group_key = $3 and read_at is null and created_at > $9::timestamptz - interval '10 minutes'
       order by created_at desc limit 1)
     returning id, count`,
    [
      ...[each.userId, each.notice, each.groupKey, each.type, each.objectType, each.objectId, each.eventId],
      ...[JSON.stringify(each.facts), each.at, each.smsDueAt],
    ],
  );
  return row;
}

export const insertOne = (tx: Tx, each: NewNotification) =>
  tx.query(
    `insert into notifications (id, user_id, type, group_key, event_type, object_type, object_id, event_id, facts,
       created_at, at, mail_due_at, sms_due_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11, $12)`,
    [
      ...[each.id, each.userId, each.notice, each.groupKey, each.type, each.objectType, each.objectId, each.eventId],
      ...[JSON.stringify(each.facts), each.at, each.mailDueAt, each.smsDueAt],
    ],
  );

/** What of a person's inbox leaves in one mail: kinds, and how many of each. */
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

/** One that is due by SMS. `phone` is null where it has been read meanwhile, or its person is gone. */
export type DueSms = {
  userId: string;
  phone: string | null;
  type: NotificationType;
  objectId: string;
  facts: NoticeFacts;
  count: number;
};

/** Takes all that is due by SMS to some people. */
export const takeDueSms = (tx: Tx, now: Date, mostPeople: number) =>
  tx.query<DueSms>(
    `with people as (
       select distinct user_id from notifications where sms_due_at <= $1 limit $2),
     due as (
       select id from notifications where sms_due_at <= $1 and user_id in (select user_id from people)
       order by sms_due_at, id for update skip locked),
     taken as (
       update notifications n set sms_due_at = null from due where n.id = due.id
       returning n.user_id, n.type, n.object_id, n.facts, n.count, n.read_at)
     select t.user_id as "userId", u.phone, t.type, t.object_id as "objectId", t.facts, t.count
     from taken t left join users u on u.id = t.user_id and u.status = 'ACTIVE' and t.read_at is null`,
    [now, mostPeople],
  );
