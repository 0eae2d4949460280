-- entries: the own list of an account, the newest first, reads its page and no more.
create index supplier_products_newest_of_supplier on supplier_products (supplier_id, coalesce(updated_at, 'epoch') desc, id desc)
  where merchant_id is null;
create index supplier_products_newest_of_merchant on supplier_products (merchant_id, coalesce(updated_at, 'epoch') desc, id desc)
  where merchant_id is not null;
