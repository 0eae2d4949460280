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
 * inbox is counted once. What takes them is not waited for on the disk: after a power cut that lost it they wait again.
 */
export const takeEvents = (tx: Tx, most: number) =>
  tx.query<FanOutRow>(
    `with ours as materialized (
       select pg_try_advisory_xact_lock(hashtextextended('fan-out', 0)) as "isOurs" from set_config('synchronous_commit', 'off', true)),
     taken as (
       delete from fanout where id in (select id from fanout where (select "isOurs" from ours) order by id limit $1)
       returning *)
     select event_id as "eventId", type, object_type as "objectType", object_id as "objectId", audiences,
       actor_id as "actorId", facts, at from taken order by id`,
    [most],
  );

/** What several events make of one inbox is counted once: one writes at a time, over all apis. */
export const waitForOthers = (tx: Tx) => tx.query(`select pg_advisory_xact_lock(hashtextextended('fan-out', 0))`);

/**
 * Whether somebody still hears of a notice, by the name of its row in a query: told by name, with an account that is neither
 * disabled nor closed; told as one of a company, acting for it with one of the permissions that the notice is for.
 */
const isStillTold = (row: string, at: string) => `case when ${row}.customer_id is null
  then exists (select from users u where u.id = ${row}.user_id and u.status = 'ACTIVE')
  else exists (select from acting_members(${at}::timestamptz) m
    where m.user_id = ${row}.user_id and m.customer_id = ${row}.customer_id
      and (m.is_owner or ${row}.permissions = '{}' or m.permissions && ${row}.permissions)) end`;

/** How a person wants to hear, and whether a mail can go anywhere; people who are gone or disabled hear nothing. */
export const readHearers = (tx: Tx, userIds: readonly string[]) =>
  tx.query<{ userId: string; hasMail: boolean } & { [Of in keyof ChosenKinds]: ChosenKinds[Of] | null }>(
    `select u.id as "userId", n.mail, n.sms, exists (
       select from persons p where p.user_id = u.id and p.email is not null and p.email_verified_at is not null) as "hasMail"
     from users u left join notification_preferences n on n.user_id = u.id
     where u.id = any ($1::uuid[]) and u.status = 'ACTIVE'`,
    [userIds],
  );

export type NewNotification = FanOutRow & {
  id: string;
  userId: string;
  notice: NotificationType;
  groupKey: string;
  /** For which company the person is told, by one of which permissions; null for who is told by name. */
  customerId: string | null;
  permissions: readonly string[];
  /** Of what asks for something: how much of the thing waits; null of other notices. */
  waiting: number | null;
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
      each.userId,
      each.notice,
      each.groupKey,
      each.type,
      each.objectType,
      each.objectId,
      each.eventId,
      JSON.stringify(each.facts),
      each.at,
      each.smsDueAt,
    ],
  );
  return row;
}

/**
 * What asks for something of a thing stands once in an inbox: unread, it is of this event from now on and counts what waits.
 * @returns its id and what it counts; undefined where there is none that is unread
 */
export async function askAgain(tx: Tx, each: NewNotification) {
  const [row] = await tx.query<{ id: string; count: number }>(
    `update notifications set count = $5, event_type = $4, event_id = $6, facts = $7, at = greatest(at, $8),
       mail_due_at = coalesce(mail_due_at, $9), sms_due_at = coalesce(sms_due_at, $10)
     where user_id = $1 and type = $2 and object_id = $3 and asks and read_at is null returning id, count`,
    [
      each.userId,
      each.notice,
      each.objectId,
      each.type,
      each.waiting,
      each.eventId,
      JSON.stringify(each.facts),
      each.at,
      each.mailDueAt,
      each.smsDueAt,
    ],
  );
  return row;
}

export type AskingRow = {
  id: string;
  userId: string;
  customerId: string | null;
  type: NotificationType;
  event: string;
  count: number;
};

/** What asks for something of a thing and was not read. */
export const lockAsking = (tx: Tx, objectId: string) =>
  tx.query<AskingRow>(
    `select id, user_id as "userId", customer_id as "customerId", type, event_type as event, count from notifications
     where object_id = $1 and asks and read_at is null order by id for update`,
    [objectId],
  );

/** Of a thing less waits, or nothing: then there is nothing to read. */
export const recount = (tx: Tx, id: string, count: number) =>
  count === 0
    ? tx.query('delete from notifications where id = $1', [id])
    : tx.query('update notifications set count = $2 where id = $1', [id, count]);

export const insertOne = (tx: Tx, each: NewNotification) =>
  tx.query(
    `insert into notifications (id, user_id, type, group_key, event_type, object_type, object_id, event_id, facts,
       created_at, at, mail_due_at, sms_due_at, customer_id, permissions,
       asks, count)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11, $12, $13, $14, $15, $16)`,
    [
      each.id,
      each.userId,
      each.notice,
      each.groupKey,
      each.type,
      each.objectType,
      each.objectId,
      each.eventId,
      JSON.stringify(each.facts),
      each.at,
      each.mailDueAt,
      each.smsDueAt,
      each.customerId,
      each.permissions,
      each.waiting !== null,
      each.waiting ?? 1,
    ],
  );

/** What of a person's inbox leaves in one mail: kinds, and how many of each. */
export type DueMail = {
  userId: string;
  email: string;
  /** Companies for which the person is told. */
  customerIds: string[];
  types: NotificationType[];
  counts: number[];
};

/** Takes what is due to leave by mail, of some people; what has been read meanwhile, and what they hear no more of, is not among it. */
export const takeDueMails = (tx: Tx, now: Date, most: number) =>
  tx.query<DueMail>(
    `with due as (
       select id from notifications where mail_due_at <= $1 order by mail_due_at limit $2 for update skip locked),
     taken as (
       update notifications n set mail_due_at = null from due where n.id = due.id
       returning n.user_id, n.customer_id, n.permissions, n.type, n.count, n.read_at),
     told as (
       select t.* from taken t where t.read_at is null and ${isStillTold('t', '$1')}),
     of_type as (
       select user_id, type, sum(count)::int as count from told group by user_id, type)
     select t.user_id as "userId", p.email, array_agg(t.type order by t.type) as types, array_agg(t.count order by t.type) as counts,
       array(select distinct o.customer_id from told o where o.user_id = t.user_id and o.customer_id is not null) as "customerIds"
     from of_type t join persons p on p.user_id = t.user_id
     where p.email is not null and p.email_verified_at is not null group by t.user_id, p.email`,
    [now, most],
  );

/** One that is due by SMS. `phone` is null where it has been read meanwhile, or its person hears no more of it. */
export type DueSms = {
  userId: string;
  customerId: string | null;
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
       returning n.user_id, n.customer_id, n.permissions, n.type, n.object_id, n.facts, n.count, n.read_at)
     select t.user_id as "userId", t.customer_id as "customerId", u.phone, t.type, t.object_id as "objectId", t.facts, t.count
     from taken t left join users u on u.id = t.user_id and t.read_at is null and ${isStillTold('t', '$1')}`,
    [now, mostPeople],
  );
