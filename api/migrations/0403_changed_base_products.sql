-- catalog: base products that are published. The time moves with what they show, not with who proposed or decided them.
alter table base_products add column changed_at timestamptz;
alter table base_products alter column changed_at set default now();
create trigger keep_changed_at before update on base_products for each row when (
  row(old.category_id, old.name, old.slug, old.scientific_name, old.brand_name, old.mpn, old.gtin, old.description, old.standards,
    old.properties, old.status)
  is distinct from
  row(new.category_id, new.name, new.slug, new.scientific_name, new.brand_name, new.mpn, new.gtin, new.description, new.standards,
    new.properties, new.status))
  execute function keep_changed_at();
create trigger tell_removed after update on base_products
  for each row when (old.status = 'PUBLISHED' and new.status <> 'PUBLISHED') execute function tell_removed_from('BASE_PRODUCT');
