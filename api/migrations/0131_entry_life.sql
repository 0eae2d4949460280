-- supplier_products: a code is one's own among what one sells, and a draft may have none yet.
alter table supplier_products drop constraint supplier_products_supplier_id_sku_key;
create unique index supplier_products_sku on supplier_products (supplier_id, coalesce(merchant_id, supplier_id), sku) where sku <> '';
alter table supplier_products
  -- why staff rejected or archived it, as a code and in words; who sells it reads it
  add column reason_code text,
  add column reason text,
  -- what staff took off the market: it comes back with other content only
  add column refused_content text,
  add column submitted_at timestamptz,
  add column decided_at timestamptz;
create index supplier_products_queue on supplier_products (submitted_at, id) where status = 'PENDING';
