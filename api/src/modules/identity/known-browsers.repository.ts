import type { Queryable, Tx } from '../../platform/database/database.ts';

/** Of those that have one of the hashes, the one that is known for the phone. */
export async function findKnown(db: Queryable, phone: string, hashes: string[], now: Date) {
  const [known] = await db.query<{ id: string; hash: string }>(
    `select id, hash from known_browsers where phone = $1 and hash = any($2::text[]) and expires_at > $3
     order by last_used_at desc limit 1`,
    [phone, hashes, now],
  );
  return known;
}

/** Takes it in, and the oldest beyond so many of its phone out. */
export async function insertKnown(
  tx: Tx,
  given: { id: string; phone: string; hash: string; expiresAt: Date },
  most: number,
) {
  await tx.query(`insert into known_browsers (id, phone, hash, expires_at) values ($1, $2, $3, $4)`, [
    given.id,
    given.phone,
    given.hash,
    given.expiresAt,
  ]);
  await tx.query(
    `delete from known_browsers where phone = $1 and id not in
       (select id from known_browsers where phone = $1 order by last_used_at desc, id desc limit $2)`,
    [given.phone, most],
  );
}

export const prolong = (tx: Tx, id: string, expiresAt: Date) =>
  tx.query(`update known_browsers set last_used_at = now(), expires_at = $2 where id = $1`, [id, expiresAt]);

export const moveToPhone = (tx: Tx, from: string, to: string, hashes: string[]) =>
  tx.query('update known_browsers set phone = $2 where phone = $1 and hash = any($3::text[])', [from, to, hashes]);

export const forgetOfPhone = (tx: Tx, phone: string) =>
  tx.query('delete from known_browsers where phone = $1', [phone]);

export const forgetOldKnown = (db: Queryable, now: Date) =>
  db.query('delete from known_browsers where expires_at < $1', [now]);
