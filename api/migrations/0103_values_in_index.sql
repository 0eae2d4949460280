-- search: facets read every offer of a category, and those lie all over the table, five to a page. In this index they lie beside
-- each other with all that facets ask, and where the table was vacuumed it is not read at all.
alter table product_search
  add column leaf_id uuid generated always as (category_path[cardinality(category_path)]) stored,
  -- 0 to 255 by chance: those below a bound are a sample of any category
  add column sample smallint generated always as (get_byte(uuid_send(id), 15)) stored;
create index product_search_values on product_search (leaf_id, sample)
  include (id, supplier_id, is_confirmed, stock_state, visible_from, visible_until, lows, highs);
