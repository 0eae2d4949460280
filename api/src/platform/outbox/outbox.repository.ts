import type { Queryable, Tx } from '../database/database.ts';

export type Waiting = {
  id: string;
  channel: 'SMS' | 'MAIL';
  recipient: string;
  template: string;
  sealedBody: string;
  attempts: number;
  /** False once who it is for is gone. */
  isWanted: boolean;
};

export const insertMessage = (
  tx: Tx,
  m: {
    id: string;
    channel: 'SMS' | 'MAIL';
    recipient: string;
    template: string;
    sealedBody: string;
    lifeSeconds: number;
    userId: string | null;
    partyIds: readonly string[];
  },
) =>
  tx.query(
    `insert into outbox (id, channel, recipient, template, sealed_body, expires_at, user_id, party_ids)
     values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6), $7, $8)`,
    [m.id, m.channel, m.recipient, m.template, m.sealedBody, m.lifeSeconds, m.userId, m.partyIds],
  );

/** Whether the account that a message is for is open, still has that phone, and acts for its parties at a time. */
const isWanted = (at: string) => `user_id is null or (
  exists (select from users u
    where u.id = outbox.user_id and u.status = 'ACTIVE' and (channel <> 'SMS' or u.phone = recipient))
  and acts_for_all(outbox.user_id, party_ids, ${at}))`;

/**
 * Takes messages that are due. Whoever took them has so many seconds until somebody else may: a process that dies in between
 * only delays them.
 */
export const takeDue = (db: Queryable, { most, leaseSeconds, now }: Taking) =>
  db.query<Waiting>(
    `update outbox set attempts = attempts + 1, next_try_at = now() + make_interval(secs => $2)
     where id in (select id from outbox where state = 'WAITING' and next_try_at <= now() and expires_at > now()
       order by next_try_at limit $1 for update skip locked)
     returning id, channel, recipient, template, sealed_body as "sealedBody", attempts,
       ${isWanted('$3::timestamptz')} as "isWanted"`,
    [most, leaseSeconds, now],
  );
type Taking = { most: number; leaseSeconds: number; now: Date };

/** @param keepBody only where the outbox itself is read (development) */
export const markSent = (db: Queryable, id: string, keepBody: boolean) =>
  db.query(
    "update outbox set state = 'SENT', sent_at = now(), sealed_body = case when $2 then sealed_body end where id = $1",
    [id, keepBody],
  );

export const markForLater = (db: Queryable, id: string, seconds: number, failure: string) =>
  db.query('update outbox set next_try_at = now() + make_interval(secs => $2), failure = $3 where id = $1', [
    id,
    seconds,
    failure,
  ]);

export const markFailed = (db: Queryable, id: string, failure: string) =>
  db.query("update outbox set state = 'FAILED', failure = $2, sealed_body = null where id = $1", [id, failure]);

/** @returns how many messages nobody could send in their life */
export async function expireOld(db: Queryable): Promise<number> {
  const rows = await db.query(
    "update outbox set state = 'EXPIRED', sealed_body = null where state = 'WAITING' and expires_at <= now() returning id",
  );
  return rows.length;
}

/** SMS of the last hour, sent or not, by the index of their age. */
export async function countSmsOfHour(db: Queryable): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    "select count(*)::int as count from outbox where channel = 'SMS' and created_at > now() - interval '1 hour'",
  );
  return row!.count;
}

/** Removes what nobody asks about any more, at most `most` rows. @returns how many */
export async function forgetOld(db: Queryable, most: number): Promise<number> {
  const rows = await db.query(
    `delete from outbox where id in (
       select id from outbox where created_at < now() - interval '7 days' order by created_at limit $1) returning id`,
    [most],
  );
  return rows.length;
}

export const readSentTo = (db: Queryable, recipient: string) =>
  db.query<{ channel: string; template: string; sealedBody: string; createdAt: Date }>(
    `select channel, template, sealed_body as "sealedBody", created_at as "createdAt" from outbox
     where recipient = $1 and sealed_body is not null order by created_at desc, id desc limit 20`,
    [recipient],
  );
