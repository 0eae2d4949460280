import type { Database, Queryable } from '../database/database.ts';

/** A stream that was not seen for so long is gone: its api was killed, or could not write that it ended. */
const ALIVE_SECONDS = 15;

/** Takes one of the places that a person has over all apis. @returns whether there was one */
export const takePlace = (db: Database, stream: { id: string; userId: string }, most: number) =>
  db.transaction(async (tx) => {
    // Who opens two at once takes two places.
    await tx.query("select pg_advisory_xact_lock(hashtextextended('live ' || $1, 0))", [stream.userId]);
    const rows = await tx.query(
      `insert into live_streams (stream_id, user_id) select $1::uuid, $2::uuid
       where (select count(*) from live_streams
         where user_id = $2::uuid and seen_at > now() - interval '${ALIVE_SECONDS} seconds') < $3
       returning stream_id`,
      [stream.id, stream.userId, most],
    );
    return rows.length > 0;
  });

export const leavePlace = (db: Queryable, id: string) =>
  db.query('delete from live_streams where stream_id = $1', [id]);

/** Keeps the places of streams that are open. */
export const seePlaces = (db: Queryable, ids: readonly string[]) =>
  db.query('update live_streams set seen_at = now() where stream_id = any($1::uuid[])', [ids]);

export const forgetGonePlaces = (db: Queryable) =>
  db.query(`delete from live_streams where seen_at < now() - interval '1 minute'`);
