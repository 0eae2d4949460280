-- platform: works that are done after the transaction that is their reason, by any api, at a time; kept for a week when done.
create table jobs (
  id uuid primary key,
  queue text not null,
  payload jsonb not null default '{}',
  dedupe_key text, -- one such job of a queue at a time
  due_at timestamptz not null, -- when it was to be done first
  run_at timestamptz not null, -- when it is tried next; both by the clock of the apis
  attempts smallint not null default 0,
  max_attempts smallint not null default 8 check (max_attempts > 0),
  worker uuid, -- who holds it, anew each time it is taken
  locked_until timestamptz, -- by the clock of the database
  last_error text,
  done_at timestamptz,
  dead_at timestamptz, -- given up after so many attempts, until somebody lets it run again
  check (done_at is null or dead_at is null),
  check ((worker is null) = (locked_until is null))
) with (autovacuum_vacuum_scale_factor = 0.01);
create unique index jobs_once on jobs (queue, dedupe_key) where done_at is null;
create index jobs_run_at on jobs (run_at) where done_at is null and dead_at is null;
create index jobs_due_at on jobs (due_at) where done_at is null;
create index jobs_done_at on jobs (done_at) where done_at is not null;
-- Of a recurring work it is asked whether a period had its run.
create index jobs_periods on jobs (queue, dedupe_key) where done_at is not null and dedupe_key is not null;

alter table changes set (autovacuum_vacuum_scale_factor = 0.01);
