-- platform: what happened, for whom it concerns, as they look. Written in the business transaction, without content; kept for
-- 24 hours and never archived.
create table live_events (
  id bigint generated always as identity primary key,
  -- As in changes: numbers of transactions tell what is decided.
  transaction_id xid8 not null default pg_current_xact_id(),
  audience text not null, -- user:…, customer:… or staff:<action>
  event_id uuid not null,
  kind text not null,
  object_type text not null,
  object_id uuid not null,
  seq bigint not null, -- of the object, in the order of its changes
  recorded_at timestamptz not null default now()
);
create index live_events_transaction_id on live_events (transaction_id);
create index live_events_recorded_at on live_events (recorded_at);
alter table live_events set (autovacuum_vacuum_scale_factor = 0.01);

-- One row: from which transaction on nothing was deleted. Places before it, of another database too, are too old.
create table live_horizon (transaction_id xid8 not null);
insert into live_horizon select pg_current_xact_id();

-- Who is listening, over all apis. A stream that was not seen for 15 seconds is gone.
create table live_streams (
  stream_id uuid primary key,
  user_id uuid not null,
  api_id uuid not null,
  seen_at timestamptz not null default now()
);
create index live_streams_user_id on live_streams (user_id);
create index live_streams_api_id on live_streams (api_id);
