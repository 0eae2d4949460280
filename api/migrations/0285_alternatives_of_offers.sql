-- What an offer names for a line, as it was then: who makes it, its code, and whether it is something else than was asked.
-- Lines from before have none of it.
alter table quote_lines
  add column alternative_supplier_name text,
  add column alternative_sku text,
  add column is_alternative boolean;
