-- domain-events: up to where each durable subscriber has handled the events. All of transactions before `transaction_id` are handled,
-- and those up to `floor_position`, whose transactions another database numbered (a restore, a database that was moved).
create table event_cursors (
  subscriber text primary key,
  transaction_id xid8 not null default pg_snapshot_xmin(pg_current_snapshot()),
  floor_position bigint not null default 0,
  -- What it handles, as `Aggregate TYPE`.
  event_types text[] not null
);

-- What a subscriber has not handled yet, as jobs that handle one event each: for archives, and for a database that was moved.
create view pending_event_jobs as
select c.subscriber, gen_random_uuid() as id, 'events of ' || c.subscriber as queue, jsonb_build_object('eventId', e.id) as payload,
  e.id::text as dedupe_key, e.at as due_at, e.at as run_at, 0::smallint as attempts, 8::smallint as max_attempts,
  null::text as last_error, null::timestamptz as done_at, null::timestamptz as dead_at
from event_cursors c join domain_events e on e.transaction_id >= c.transaction_id and e.position > c.floor_position
  and e.aggregate_type || ' ' || e.type = any(c.event_types);
