-- entries: counts of an own list are read from an index alone, and its words are not folded anew for every row of every question.
create index supplier_products_counted_of_supplier on supplier_products (supplier_id, base_product_id, status)
  include (stock_state, completeness_score) where merchant_id is null;
create index supplier_products_counted_of_merchant on supplier_products (merchant_id, base_product_id, status)
  include (stock_state, completeness_score) where merchant_id is not null;
-- Persian has no case: that of ASCII is all there is to fold.
alter table supplier_products add column own_words text collate "C"
  generated always as (replace(lower(title collate "C"), U&'\200C', '') || chr(10) || lower(sku collate "C")) stored;
