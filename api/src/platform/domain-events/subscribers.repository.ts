import type { Database, Queryable, Tx } from '../database/database.ts';

/** An event as it was written. */
export type StoredEvent = {
  id: string;
  aggregate: string;
  aggregateId: string;
  rootId: string;
  seq: number;
  type: string;
  at: Date;
  actorId: string | null;
  onBehalfOf: string | null;
  fromState: string | null;
  toState: string | null;
  scopeId: string | null;
  visibility: string | null;
  /** Whose inboxes are told of it (audience.ts). */
  audiences: string[];
  payload: Record<string, unknown>;
};
/** With the number of its transaction. */
export type CommittedEvent = StoredEvent & { transactionId: string };

const columns = `e.id, e.aggregate_type as aggregate, e.aggregate_id as "aggregateId", e.root_id as "rootId", e.seq, e.type, e.at,
  e.actor_user_id as "actorId", e.on_behalf_of as "onBehalfOf", e.from_state as "fromState", e.to_state as "toState",
  e.scope_id as "scopeId", e.visibility, e.audiences, e.payload, e.transaction_id::text as "transactionId"`;

export async function readEvent(db: Queryable, id: string): Promise<StoredEvent | undefined> {
  const [row] = await db.query<StoredEvent>(`select ${columns} from domain_events e where e.id = $1`, [id]);
  return row;
}

/** Where a subscriber stands; all transactions before `upto` have ended. */
export type Cursor = { from: string; upto: string; floor: string };

/** Locks the cursor until the transaction ends. @returns undefined while another api has it, or where there is none */
export async function lockCursor(tx: Tx, subscriber: string): Promise<Cursor | undefined> {
  const [row] = await tx.query<Cursor>(
    // Not waited for on the disk: after a power cut that lost it, what it wrote is lost too and is written again.
    `select transaction_id::text as "from", floor_position as floor, pg_snapshot_xmin(pg_current_snapshot())::text as upto
     from event_cursors, set_config('synchronous_commit', 'off', true) where subscriber = $1 for update of event_cursors skip locked`,
    [subscriber],
    'event_cursor_locked',
  );
  return row;
}

type Range = Cursor & { types: readonly string[] };

/** Events of the transactions from one number up to another, in the order in which these began, at most so many. */
export const readRange = (tx: Tx, { from, upto, floor, types }: Range, most: number | null) =>
  tx.query<CommittedEvent>(
    `select ${columns} from domain_events e
     where e.transaction_id >= $1::text::xid8 and e.transaction_id < $2::text::xid8 and e.position > $3
       and e.aggregate_type || ' ' || e.type = any($4)
     order by e.transaction_id, e.position limit $5`,
    [from, upto, floor, types, most],
    'events_of_range',
  );

/**
 * The first transaction of some events whose event comes before an earlier one of its aggregate that a transaction from `next` on wrote,
 * and the last transaction of those earlier ones. Of each event the one before it tells: what is before that, it told of itself.
 */
export const readOvertaking = (
  tx: Tx,
  events: readonly CommittedEvent[],
  { next, floor, types }: Pick<Range, 'floor' | 'types'> & { next: string },
) =>
  tx.query<{ transactionId: string; earlier: string }>(
    `select min(w.transaction_id::numeric)::text as "transactionId", max(before.transaction_id::text::numeric)::text as earlier
     from unnest($1::uuid[], $2::int[], $3::text[]) as w (aggregate_id, seq, transaction_id)
     cross join lateral (
       select p.transaction_id, p.position from domain_events p
       where p.aggregate_id = w.aggregate_id and p.seq < w.seq and p.aggregate_type || ' ' || p.type = any($5)
       order by p.seq desc limit 1) before
     where before.transaction_id >= $4::text::xid8 and before.position > $6 having count(*) > 0`,
    [
      events.map(({ aggregateId }) => aggregateId),
      events.map(({ seq }) => seq),
      events.map(({ transactionId }) => transactionId),
      next,
      types,
      floor,
    ],
    'events_overtaking',
  );

export const moveCursor = (tx: Tx, subscriber: string, transactionId: string) =>
  tx.query(
    'update event_cursors set transaction_id = $2::text::xid8 where subscriber = $1',
    [subscriber, transactionId],
    'event_cursor_moved',
  );

/** Makes the cursor of a new subscriber: at the end, or before the first event. Keeps that of a known one. */
export const ensureCursor = (db: Database, subscriber: string, types: readonly string[], isFromFirst: boolean) =>
  db.query(
    `insert into event_cursors (subscriber, transaction_id, event_types)
     values ($1, case when $3 then '0'::xid8 else pg_snapshot_xmin(pg_current_snapshot()) end, $2)
     on conflict (subscriber) do update set event_types = excluded.event_types
       where event_cursors.event_types <> excluded.event_types`,
    [subscriber, types, isFromFirst],
  );

export const readSubscribers = async (db: Queryable): Promise<string[]> =>
  (await db.query<{ subscriber: string }>('select subscriber from event_cursors order by 1')).map(
    (row) => row.subscriber,
  );

export async function countPending(db: Queryable, subscribers: readonly string[]): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    'select count(*)::int as count from pending_event_jobs where subscriber = any($1)',
    [subscribers],
  );
  return row!.count;
}

const IS_FOREIGN = 'transaction_id > pg_snapshot_xmax(pg_current_snapshot())';

/**
 * A database that was moved numbers its transactions anew, and may never reach the numbers of its rows: what is not handled becomes
 * jobs, and the cursors go on from here.
 */
export async function leaveOldNumbers(tx: Tx): Promise<void> {
  const moved = await tx.query<{ subscriber: string }>(
    `select subscriber from event_cursors where ${IS_FOREIGN} for update`,
  );
  if (moved.length === 0) return;
  const subscribers = moved.map(({ subscriber }) => subscriber);
  await tx.query(
    `insert into jobs (id, queue, payload, dedupe_key, due_at, run_at)
     select id, queue, payload, dedupe_key, due_at, run_at from pending_event_jobs where subscriber = any($1)
     on conflict (queue, dedupe_key) where done_at is null do nothing`,
    [subscribers],
  );
  await tx.query(
    `update event_cursors set transaction_id = pg_snapshot_xmin(pg_current_snapshot()),
       floor_position = (select coalesce(max(position), 0) from domain_events where ${IS_FOREIGN})
     where subscriber = any($1)`,
    [subscribers],
  );
}
