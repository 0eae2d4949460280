-- supplier_products: sellers write them; each write is the next version.
alter table supplier_products add column version int not null default 1;
drop index supplier_products_merchant;
create index supplier_products_of_merchant on supplier_products (merchant_id, id) where merchant_id is not null;
create index supplier_products_of_supplier on supplier_products (supplier_id, id) where merchant_id is null;

-- What happened to suppliers and their entries, numbered without gaps under the lock of the row.
create table if not exists supplier_events (
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
create or replace trigger supplier_events_are_append_only before update or delete on supplier_events
  for each row execute function refuse_change();
create or replace trigger supplier_events_are_kept before truncate on supplier_events
  for each statement execute function refuse_change();
