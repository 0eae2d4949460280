-- platform: when a row last changed, for the sitemap. The database keeps it, so that no writer can forget it. Null: not
-- since it was made, which its row knows already; so what stands need not be written anew.
create function keep_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;

-- Categories do not know when they were made.
alter table categories add column updated_at timestamptz not null default now();
alter table base_products add column updated_at timestamptz;
alter table suppliers add column updated_at timestamptz;
alter table supplier_products add column updated_at timestamptz;
alter table merchants add column updated_at timestamptz;
alter table merchant_delegations add column updated_at timestamptz;
create trigger keep_updated_at before update on categories
  for each row when (old.* is distinct from new.*) execute function keep_updated_at();
create trigger keep_updated_at before update on base_products
  for each row when (old.* is distinct from new.*) execute function keep_updated_at();
create trigger keep_updated_at before update on suppliers
  for each row when (old.* is distinct from new.*) execute function keep_updated_at();
create trigger keep_updated_at before update on supplier_products
  for each row when (old.* is distinct from new.*) execute function keep_updated_at();
create trigger keep_updated_at before update on merchants
  for each row when (old.* is distinct from new.*) execute function keep_updated_at();
create trigger keep_updated_at before update on merchant_delegations
  for each row when (old.* is distinct from new.*) execute function keep_updated_at();

-- A category's pages show its properties and their values: theirs is its change. Those made with it change it no more.
create function update_category_of_property() returns trigger language plpgsql as $$
begin
  update categories set updated_at = now()
    where id in (new.category_id, old.category_id) and updated_at < now();
  return null;
end $$;
create trigger update_category after insert or update or delete on category_properties
  for each row execute function update_category_of_property();

create function update_category_of_value() returns trigger language plpgsql as $$
begin
  update categories set updated_at = now()
    where id in (select category_id from category_properties where id in (new.property_id, old.property_id)) and updated_at < now();
  return null;
end $$;
create trigger update_category after insert or update or delete on property_enum_values
  for each row execute function update_category_of_value();

-- search: the time of change stands beside that of publication, in one index with it, so that the parts of the sitemap
-- are found without reading a row.
alter table product_search add column updated_at timestamptz;
create function update_offer_in_search() returns trigger language plpgsql as $$
begin
  update product_search set updated_at = new.updated_at where id = new.id;
  return null;
end $$;
create trigger update_offer_in_search after update on supplier_products
  for each row when (old.updated_at is distinct from new.updated_at) execute function update_offer_in_search();
drop index product_search_newest;
create index product_search_newest on product_search (published_at desc, id)
  include (updated_at, visible_from, visible_until);
create index base_products_newest on base_products (created_at desc, id) include (updated_at, status);
