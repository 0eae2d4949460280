-- What changed since a time: of each list that programs follow, when a row of it last changed by the clock of the database, and
-- what is shown in it no more. `now()` is the start of a transaction: a reader who stays behind the start of all that run
-- (platform/sync/horizon.ts) misses none of them, in whatever order they commit. Rows from before have none, and go by the times
-- that they had.
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

-- search: the offers that are shown, each within a time. What begins or ends by itself is told too.
alter table product_search add column changed_at timestamptz;
alter table product_search alter column changed_at set default now();
create trigger keep_changed_at before update on product_search for each row execute function keep_changed_at();
create index product_search_changed on product_search ((greatest(coalesce(changed_at, updated_at, published_at), visible_from)), id);
create index product_search_ended on product_search ((greatest(coalesce(changed_at, updated_at, published_at), visible_until)), id)
  where visible_until < 'infinity';
create trigger tell_removed after delete on product_search for each row execute function tell_removed_from('SUPPLIER_PRODUCT');

create function card_changed() returns trigger language plpgsql as $$
begin
  update product_search set changed_at = now() where id = new.id and changed_at is distinct from now();
  return null;
end $$;
create trigger card_changed after update on product_search_cards
  for each row when (old.card is distinct from new.card) execute function card_changed();

-- catalog: base products that are published. The trigger of 0072 keeps `updated_at` by the same clock; a new row has none.
alter table base_products add column inserted_at timestamptz;
alter table base_products alter column inserted_at set default now();
create index base_products_changed on base_products ((coalesce(updated_at, inserted_at, created_at)), id) where status = 'PUBLISHED';
create trigger tell_removed after update on base_products
  for each row when (old.status = 'PUBLISHED' and new.status <> 'PUBLISHED') execute function tell_removed_from('BASE_PRODUCT');

-- suppliers: those that the public sees, as isShownSupplier says, with what is verified of them
alter table suppliers add column inserted_at timestamptz;
alter table suppliers alter column inserted_at set default now();
create index suppliers_changed on suppliers ((coalesce(updated_at, inserted_at, created_at)), id);
create function is_shown_supplier(status text, owner uuid) returns boolean language sql immutable as $$
  select status = 'CONFIRMED' or (status = 'PENDING' and owner is null);
$$;
create trigger tell_hidden after update on suppliers
  for each row when (is_shown_supplier(old.confirm_status, old.owner_customer_id)
    and not is_shown_supplier(new.confirm_status, new.owner_customer_id)) execute function tell_removed_from('SUPPLIER');
create trigger tell_removed after delete on suppliers
  for each row when (is_shown_supplier(old.confirm_status, old.owner_customer_id)) execute function tell_removed_from('SUPPLIER');

create function evidence_changed() returns trigger language plpgsql as $$
begin
  update suppliers set updated_at = now() where id in (new.supplier_id, old.supplier_id) and updated_at is distinct from now();
  return null;
end $$;
create trigger evidence_changed after insert or update or delete on supplier_evidences
  for each row execute function evidence_changed();

-- entries: what a seller has, whether buyers see it or not
alter table supplier_products add column inserted_at timestamptz;
alter table supplier_products alter column inserted_at set default now();
create index supplier_products_changed_of_supplier
  on supplier_products (supplier_id, (coalesce(updated_at, inserted_at, published_at)), id) where merchant_id is null;
create index supplier_products_changed_of_merchant
  on supplier_products (merchant_id, (coalesce(updated_at, inserted_at, published_at)), id) where merchant_id is not null;
create function tell_removed_entry() returns trigger language plpgsql as $$
begin
  if old.merchant_id is not null then
    perform tell_removed('OWN_SUPPLIER_PRODUCT', old.merchant_id, old.id);
  else
    perform tell_removed('OWN_SUPPLIER_PRODUCT', m.id, old.id) from merchants m where m.supplier_id = old.supplier_id;
  end if;
  return null;
end $$;
create trigger tell_removed after delete on supplier_products for each row execute function tell_removed_entry();

-- trade: for the buyer as the version of the request moves, and for each seller as its own does
alter table trade_requests add column changed_at timestamptz;
alter table trade_requests alter column changed_at set default now();
create trigger keep_changed_at before update on trade_requests
  for each row when (old.updated_at is distinct from new.updated_at or old.version is distinct from new.version)
  execute function keep_changed_at();
create index trade_requests_changed on trade_requests (buyer_customer_id, (coalesce(changed_at, updated_at)), id);
create function tell_removed_request() returns trigger language plpgsql as $$
begin
  perform tell_removed('TRADE_REQUEST', old.buyer_customer_id, old.id);
  return null;
end $$;
create trigger tell_removed after delete on trade_requests for each row execute function tell_removed_request();

alter table trade_participations add column changed_at timestamptz;
alter table trade_participations alter column changed_at set default now();
-- By its name after the one that takes the state of the request.
create trigger trade_participations_time_change before update on trade_participations
  for each row when (old.seller_updated_at is distinct from new.seller_updated_at or old.version is distinct from new.version
    or old.ended_as is distinct from new.ended_as or (old.status = 'PLANNED') is distinct from (new.status = 'PLANNED'))
  execute function keep_changed_at();
create index trade_participations_changed
  on trade_participations (seller_customer_id, (coalesce(changed_at, seller_updated_at)), request_id);
