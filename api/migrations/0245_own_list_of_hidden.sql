-- entries: hidden entries of an own list are found and counted from an index alone too.
drop index supplier_products_counted_of_supplier;
drop index supplier_products_counted_of_merchant;
create index supplier_products_counted_of_supplier on supplier_products (supplier_id, base_product_id, status)
  include (stock_state, completeness_score, delegation_id, updated_at, own_words) where merchant_id is null;
create index supplier_products_counted_of_merchant on supplier_products (merchant_id, base_product_id, status)
  include (stock_state, completeness_score, delegation_id, updated_at, own_words) where merchant_id is not null;
