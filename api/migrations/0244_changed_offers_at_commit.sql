-- entries: whoever writes an offer writes its row of the read model too, most often in the same transaction. When the offer last
-- changed is carried over at the end of it, where that did not happen: carried over at once, the row and its indexes were written twice.
drop trigger update_offer_in_search on supplier_products;
create or replace function update_offer_in_search() returns trigger language plpgsql as $$
begin
  update product_search set updated_at = new.updated_at where id = new.id and updated_at is distinct from new.updated_at;
  return null;
end $$;
create constraint trigger update_offer_in_search after update on supplier_products deferrable initially deferred
  for each row when (old.updated_at is distinct from new.updated_at) execute function update_offer_in_search();
