-- search: offers in the order of change, and those that end by themselves
create index product_search_changed on product_search ((greatest(coalesce(changed_at, published_at), visible_from)), id);
create index product_search_ended on product_search ((greatest(coalesce(changed_at, published_at), visible_until)), id)
  where visible_until < 'infinity';
