-- merchants: people run them for a company. Those of the seeds that nobody runs have no owner.
alter table merchants
  add column owner_customer_id uuid references customers (id),
  add column version int not null default 1,
  -- why it was rejected or suspended; its owner reads it
  add column reason text,
  -- what tells two names apart: modules/merchants/names.ts
  add column name_key text,
  add column renamed_at timestamptz,
  add column submitted_at timestamptz,
  add column decided_at timestamptz,
  add column closed_at timestamptz;
update merchants set name_key = translate(replace(translate(search_key, ' -.&()', ''), U&'\200C', ''), '01l5', 'oiis');
alter table merchants alter column name_key set not null;
create unique index merchants_name_key on merchants (name_key) where closed_at is null;
create index merchants_owner on merchants (owner_customer_id) where owner_customer_id is not null;
create index merchants_queue on merchants (submitted_at, id) where confirm_status = 'PENDING';

-- What happened to a merchant, for its owner and for staff; numbered without gaps under the lock of its row.
create table merchant_events (
  id uuid primary key,
  aggregate_type text not null,
  aggregate_id uuid not null,
  seq int not null,
  type text not null,
  at timestamptz not null,
  actor_user_id uuid,
  on_behalf_of uuid,
  payload jsonb not null default '{}',
  unique (aggregate_id, seq)
);
create trigger merchant_events_are_append_only before update or delete on merchant_events
  for each row execute function refuse_change();
create trigger merchant_events_are_kept before truncate on merchant_events
  for each statement execute function refuse_change();
