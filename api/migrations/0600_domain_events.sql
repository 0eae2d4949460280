-- domain-events: what happened to things that have states, for ever, in one table. Each thing numbers its events without a gap,
-- under the lock of its row. `root_id` is what a page is about: of a change of a listing, that listing.
create table domain_events (
  id uuid primary key,
  position bigint generated always as identity unique,
  transaction_id xid8 not null default pg_current_xact_id(),
  aggregate_type text not null,
  aggregate_id uuid not null,
  root_id uuid not null,
  seq int not null check (seq > 0),
  type text not null,
  schema_version smallint not null,
  at timestamptz not null,
  actor_user_id uuid,
  on_behalf_of uuid,
  from_state text,
  to_state text,
  -- Of what it is a part, where only that part's people read it.
  scope_id uuid,
  visibility text,
  audiences text[] not null default '{}',
  payload jsonb not null default '{}',
  -- Of aggregates whose events are chained by hashes.
  hash_version smallint,
  prev_hash text,
  hash text,
  unique (aggregate_id, seq)
);
create index domain_events_of_root on domain_events (root_id, position);
create index domain_events_of_transaction on domain_events (transaction_id);
-- How many entries of a company staff confirmed and rejected.
create index domain_events_of_verdicts on domain_events ((payload ->> 'customerId'), at)
  where type in ('ENTRY_PUBLISHED', 'ENTRY_REJECTED');
create trigger domain_events_are_append_only before update or delete on domain_events
  for each row execute function refuse_change();
create trigger domain_events_are_kept before truncate on domain_events
  for each statement execute function refuse_change();

create function refuse_gap() returns trigger language plpgsql as $$
begin
  if new.seq > 1 and not exists (
    select from domain_events where aggregate_id = new.aggregate_id and seq = new.seq - 1) then
    raise exception 'event % of % would leave a gap', new.seq, new.aggregate_id;
  end if;
  return new;
end $$;
create trigger domain_events_have_no_gap before insert on domain_events for each row execute function refuse_gap();

-- Whether this transaction wrote the row or holds its lock; null where there is no such row. For development and tests.
create function is_row_held(of_table text, of_id uuid) returns boolean language plpgsql as $$
declare
  ours text := pg_current_xact_id()::xid::text;
  written text;
  held text;
begin
  execute format('select xmin::text, xmax::text from %I where id = $1', of_table) into written, held using of_id;
  if written is null or written = ours or held = ours then return written is not null or null; end if;
  -- Several hold it: one of them may be this one.
  return exists (select from pg_get_multixact_members(held::xid) m where m.xid::text = ours);
exception when others then
  return false;
end $$;

-- The tables before it stay readable for one release. While an api of the release before runs beside this one, each of both tables
-- gets what is written to the other.
create function aggregate_of(old_type text) returns text language sql immutable as $$
  select case old_type when 'MERCHANT' then 'Merchant' when 'DELEGATION' then 'Delegation' when 'SUPPLIER' then 'Supplier'
    when 'CLAIM' then 'SupplierClaim' when 'EVIDENCE' then 'SupplierEvidence' when 'ENTRY' then 'Listing'
    when 'BASE_PRODUCT' then 'BaseProduct' end
$$;
-- An api of the release before goes on writing: what it writes from here on waits for the triggers.
lock table merchant_events, supplier_events in share row exclusive mode;
insert into domain_events (id, aggregate_type, aggregate_id, root_id, seq, type, schema_version, at, actor_user_id, on_behalf_of, payload)
select id, aggregate_of(aggregate_type), aggregate_id, aggregate_id, seq, type, 1, at, actor_user_id, on_behalf_of, payload
from (select * from merchant_events union all select * from supplier_events) e
order by aggregate_id, seq;

create function copy_to_domain_events() returns trigger language plpgsql as $$
begin
  insert into domain_events (id, aggregate_type, aggregate_id, root_id, seq, type, schema_version, at, actor_user_id, on_behalf_of, payload)
  select new.id, aggregate_of(new.aggregate_type), new.aggregate_id, new.aggregate_id, new.seq, new.type, 1, new.at,
    new.actor_user_id, new.on_behalf_of, new.payload
  where not exists (select from domain_events where id = new.id);
  return null;
end $$;
create trigger merchant_events_are_copied after insert on merchant_events
  for each row execute function copy_to_domain_events();
create trigger supplier_events_are_copied after insert on supplier_events
  for each row execute function copy_to_domain_events();

create function copy_from_domain_events() returns trigger language plpgsql as $$
declare
  old_type text;
begin
  select t into old_type from unnest('{MERCHANT,DELEGATION,SUPPLIER,CLAIM,EVIDENCE,ENTRY,BASE_PRODUCT}'::text[]) t
  where aggregate_of(t) = new.aggregate_type;
  if old_type in ('MERCHANT', 'DELEGATION') then
    insert into merchant_events (id, aggregate_type, aggregate_id, seq, type, at, actor_user_id, on_behalf_of, payload)
    values (new.id, old_type, new.aggregate_id, new.seq, new.type, new.at, new.actor_user_id, new.on_behalf_of, new.payload)
    on conflict (id) do nothing;
  elsif old_type is not null then
    insert into supplier_events (id, aggregate_type, aggregate_id, seq, type, at, actor_user_id, on_behalf_of, payload)
    values (new.id, old_type, new.aggregate_id, new.seq, new.type, new.at, new.actor_user_id, new.on_behalf_of, new.payload)
    on conflict (id) do nothing;
  end if;
  return null;
end $$;
create trigger domain_events_are_copied after insert on domain_events
  for each row execute function copy_from_domain_events();
