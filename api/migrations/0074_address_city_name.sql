-- addresses: a place may lie in a city that the market does not know; then its name stands here instead of an id.
alter table addresses
  alter column city_id drop not null,
  add column city_name text,
  add constraint addresses_one_city check (num_nonnulls(city_id, city_name) = 1);
