-- platform: what changed, for the caches of all programs. Written in the writer's transaction; kept for an hour.
create table changes (
  -- Numbers of transactions, not of rows: they tell what is committed, and nobody has to wait for a counter.
  transaction_id xid8 not null default pg_current_xact_id(),
  tag text not null, -- id of a thing, or * for everything
  recorded_at timestamptz not null default now(),
  primary key (transaction_id, tag)
);
create index changes_recorded_at on changes (recorded_at);
