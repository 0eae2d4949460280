import type { Queryable, Tx } from '../../platform/database/database.ts';

/** Makes links of one user, and of one address, wait for each other until the transaction ends. */
export async function lockLinks(tx: Tx, userId: string, email: string) {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('email of ' || $1, 0))", [userId]);
  await tx.query("select pg_advisory_xact_lock(hashtextextended('email ' || lower($1), 0))", [email]);
}

export type Links = { inHour: number } & Record<'ofUserInHour' | 'ofEmailInHour', number> &
  Record<'lastOfUser' | 'hourOfUserFrom' | 'hourOfEmailFrom', number | null>;

/** How many links went out in the last hour, and how many seconds ago the oldest of each count and the last one was. */
export async function countLinks(tx: Tx, userId: string, email: string): Promise<Links> {
  const [counts] = await tx.query<Links>(
    `with recent as (select user_id, lower(email) as email, extract(epoch from now() - created_at)::float8 as ago
       from email_verifications where created_at > now() - interval '1 hour')
     select (select count(*)::int from recent) as "inHour",
       (select count(*)::int from recent where user_id = $1) as "ofUserInHour",
       (select min(ago) from recent where user_id = $1) as "lastOfUser",
       (select max(ago) from recent where user_id = $1) as "hourOfUserFrom",
       (select count(*)::int from recent where email = lower($2)) as "ofEmailInHour",
       (select max(ago) from recent where email = lower($2)) as "hourOfEmailFrom"`,
    [userId, email],
  );
  return counts!;
}

/** No link of the user is good any more. */
export const endLinks = (tx: Tx, userId: string) =>
  tx.query('update email_verifications set ended_at = now() where user_id = $1 and ended_at is null', [userId]);

type NewLink = { id: string; userId: string; email: string; tokenHash: string; expiresAt: Date };

export const insertLink = (tx: Tx, { id, userId, email, tokenHash, expiresAt }: NewLink) =>
  tx.query(
    `insert into email_verifications (id, user_id, email, token_hash, expires_at)
     values ($1, $2, $3, $4, $5)`,
    [id, userId, email, tokenHash, expiresAt],
  );

/**
 * Takes a link of the user that is good, for the address the person still has.
 * @returns the person; undefined for any other link
 */
export async function takeLink(tx: Tx, userId: string, tokenHash: string, now: Date): Promise<string | undefined> {
  const [link] = await tx.query<{ email: string }>(
    `update email_verifications set ended_at = now()
     where token_hash = $2 and user_id = $1 and ended_at is null and expires_at > $3 returning email`,
    [userId, tokenHash, now],
  );
  if (!link) return undefined;
  const [person] = await tx.query<{ id: string }>(
    'update persons set email_verified_at = now(), updated_at = now() where user_id = $1 and email = $2 returning id',
    [userId, link.email],
  );
  return person?.id;
}

export const forgetOldLinks = (db: Queryable) =>
  db.query("delete from email_verifications where created_at < now() - interval '2 days'");
