-- entries: what a seller has, whether buyers see it or not
alter table supplier_products add column inserted_at timestamptz;
alter table supplier_products alter column inserted_at set default now();
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
