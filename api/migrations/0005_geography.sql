-- geography: countries, provinces, cities and their districts; where something is sold.
create table countries (
  id uuid primary key,
  code text not null unique, -- ISO 3166-1 alpha-2
  name text not null,
  search_key text not null, -- folded as platform/text.ts does
  sort_order integer not null
);

create table states (
  id uuid primary key,
  country_id uuid not null references countries (id),
  name text not null,
  search_key text not null,
  sort_order integer not null,
  unique (country_id, name)
);

create table cities (
  id uuid primary key,
  state_id uuid not null references states (id),
  name text not null,
  search_key text not null,
  is_capital boolean not null default false, -- of its state
  sort_order integer not null,
  unique (state_id, name)
);

create table urban_areas (
  id uuid primary key,
  city_id uuid not null references cities (id),
  name text not null,
  sort_order integer not null
);
create index urban_areas_city on urban_areas (city_id, sort_order);

-- Cities in which a merchant or one offer is sold; without a row it is sold in the whole country.
create table sale_cities (
  owner_id uuid not null, -- merchants.id or supplier_products.id
  city_id uuid not null references cities (id),
  primary key (owner_id, city_id)
);

-- suppliers: city_name and state_name stay what is shown; these are what lists filter by.
alter table suppliers add column state_id uuid references states (id), add column city_id uuid references cities (id);
create index suppliers_city on suppliers (city_id);
create index suppliers_state on suppliers (state_id);
