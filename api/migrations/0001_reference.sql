-- reference: quantities and their units. base = raw * factor + "offset", exact decimals.
create table measurement_quantities (
  id uuid primary key,
  code text not null unique,
  name text not null,
  base_unit_id uuid not null
);

create table units_of_measurement (
  id uuid primary key,
  quantity_id uuid not null references measurement_quantities (id),
  code text not null unique, -- UCUM
  symbol text not null,
  display_text text not null,
  factor numeric not null check (factor > 0),
  "offset" numeric not null default 0,
  is_default boolean not null default false,
  sort_order integer not null
);
create index units_of_measurement_quantity on units_of_measurement (quantity_id, sort_order);
create unique index units_of_measurement_one_default on units_of_measurement (quantity_id) where is_default;
