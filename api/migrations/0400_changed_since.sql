-- What changed since a time: of each list that programs follow, when a row of it last changed by the clock of the database, and
-- what is shown in it no more. `now()` is the start of a transaction: a reader who stays behind the start of all that run
-- (platform/sync/horizon.ts) misses none of them, in whatever order they commit. Rows from before have none, and go by the
-- time when they were made or published. What the migrations after this one add is a table each, so that no lock of one waits for
-- another: those that are written first come first, and the indexes when all are there.
create function keep_changed_at() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end $$;

-- owner_id: whose list it is; a public list is nobody's.
create table removed_things (
  list text not null check (list in ('SUPPLIER_PRODUCT', 'SUPPLIER', 'BASE_PRODUCT', 'OWN_SUPPLIER_PRODUCT', 'TRADE_REQUEST')),
  owner_id uuid not null default '00000000-0000-0000-0000-000000000000',
  thing_id uuid not null,
  removed_at timestamptz not null,
  primary key (list, owner_id, thing_id)
);
create index removed_things_by_time on removed_things (list, owner_id, removed_at, thing_id);
create index removed_things_oldest on removed_things (removed_at);

create function tell_removed(of_list text, of_owner uuid, of_thing uuid) returns void language sql as $$
  insert into removed_things (list, owner_id, thing_id, removed_at)
  values (of_list, coalesce(of_owner, '00000000-0000-0000-0000-000000000000'), of_thing, now())
  on conflict (list, owner_id, thing_id) do update set removed_at = excluded.removed_at;
$$;
-- As a trigger, with the name of the list: what is removed from a public one.
create function tell_removed_from() returns trigger language plpgsql as $$
begin
  perform tell_removed(tg_argv[0], null, old.id);
  return null;
end $$;
