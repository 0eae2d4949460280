-- search: the shape in which a card was written, so that an older one can be told from a broken one and made anew.
alter table product_search_cards add column version smallint not null default 1;

-- search: one row for each group that is counted, so that a writer of one offer adds to it and counts no others again.
drop index product_search_counts_category;
create unique index product_search_counts_group on product_search_counts
  (category_id, supplier_id, coalesce(merchant_id, supplier_id), visible_from, visible_until);
