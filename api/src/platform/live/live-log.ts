import type { Database, Queryable } from '../database/database.ts';

const KEPT_HOURS = 24;
const DELETED_AT_ONCE = 5_000;
/** Who missed more reads everything anew. */
const MOST_TOLD = 5_000;
/** So much before its opening is told to who names no place: what came between reading a page and listening is not lost. */
const SECONDS_BEFORE = 10;

/** An event with all who are told of it, by the names of audience.ts. */
export type LiveEvent = {
  eventId: string;
  kind: string;
  objectType: string;
  objectId: string;
  seq: number;
  audiences: string[];
};

/**
 * The events of the transactions from one place up to another, as JSON: by `seq`, so that those of an object stand in their
 * order whatever the numbers of their transactions are. With them comes what stands before one of them and was numbered
 * later: it is committed already, and is told again with its own block.
 * @param from and upto SQL of type xid8 @param among a condition on `l`
 */
export const eventsBetween = (from: string, upto: string, among = 'true', limit: number | 'all' = 'all') => {
  const block = `l.transaction_id >= ${from} and l.transaction_id < ${upto} and ${among}`;
  return `coalesce((
    select json_agg(e) from (
      select event_id as "eventId", kind, object_type as "objectType", object_id as "objectId", seq, array_agg(audience) as audiences
      from (
        select l.* from live_events l where ${block}
        union all
        select n.* from live_events n where n.transaction_id >= ${upto} and exists (
          select from live_events l where ${block}
            and l.object_type = n.object_type and l.object_id = n.object_id and l.audience = n.audience and l.seq > n.seq)
      ) as told
      group by event_id, kind, object_type, object_id, seq order by seq, min(id) limit ${limit}
    ) e
  ), '[]')`;
};

/** What happened from one place to another. `isTooOld`: not everything since that place is still there. */
export type Missed = { from: string; upto: string; isTooOld: boolean; events: LiveEvent[] };

/**
 * What some audiences missed. @param after the place they know; without it ten seconds ago
 * @param upto the place where they go on; without it the last one
 */
export async function readMissed(
  db: Queryable,
  audiences: readonly string[],
  after: string | undefined,
  upto?: string,
): Promise<Missed> {
  const [row] = await db.query<Missed>(
    `with last as (select pg_snapshot_xmin(pg_current_snapshot()) as xmin),
     place as (select coalesce($2::text::xid8, xmin) as upto,
       coalesce($1::text::xid8, (
         select transaction_id from live_events where recorded_at > now() - interval '${SECONDS_BEFORE} seconds'
         order by recorded_at limit 1
       ), $2::text::xid8, xmin) as start from last)
     select start::text as "from", upto::text as upto,
       start < (select transaction_id from live_horizon) or start > greatest(upto, xmin) as "isTooOld",
       ${eventsBetween('start', 'upto', 'l.audience = any($3::text[])', MOST_TOLD + 1)} as events
     from place, last`,
    [after ?? null, upto ?? null, audiences],
    'live_events_missed',
  );
  const { isTooOld, events } = row!;
  return isTooOld || events.length > MOST_TOLD ? { ...row!, isTooOld: true, events: [] } : row!;
}

/** Takes away what is older than a day, block by block, and remembers from where on everything is there. */
export async function forgetOldEvents(db: Database): Promise<void> {
  for (;;) {
    const deleted = await db.transaction(async (tx) => {
      const rows = await tx.query<{ last: string }>(
        `delete from live_events where id in (
           select id from live_events where recorded_at < now() - make_interval(hours => $1) order by recorded_at limit $2
         ) returning transaction_id::text as last`,
        [KEPT_HOURS, DELETED_AT_ONCE],
      );
      const last = rows.reduce((most, { last }) => (BigInt(last) > most ? BigInt(last) : most), 0n);
      await tx.query(`update live_horizon set transaction_id = greatest(transaction_id, $1::text::xid8)`, [
        String(last + 1n),
      ]);
      return rows.length;
    });
    if (deleted < DELETED_AT_ONCE) return;
  }
}
