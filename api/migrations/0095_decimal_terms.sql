-- search: in cards quantities are decimal texts, and the text of a sale unit is called so.
update product_search_cards
set card = (card - 'saleUnit') || jsonb_build_object(
  'saleUnitText', card -> 'saleUnit', 'packSize', card ->> 'packSize', 'moq', card ->> 'moq', 'orderStep', card ->> 'orderStep')
where card ?& array['saleUnit', 'packSize', 'moq', 'orderStep'];
