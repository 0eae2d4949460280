-- search: what is shown of an offer
create function card_changed() returns trigger language plpgsql as $$
begin
  update product_search set changed_at = now() where id = new.id and changed_at is distinct from now();
  return null;
end $$;
create trigger card_changed after update on product_search_cards
  for each row when (old.card is distinct from new.card) execute function card_changed();
