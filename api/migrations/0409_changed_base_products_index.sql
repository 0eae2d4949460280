-- catalog: base products in the order of change
create index base_products_changed on base_products ((coalesce(changed_at, created_at)), id) where status = 'PUBLISHED';
