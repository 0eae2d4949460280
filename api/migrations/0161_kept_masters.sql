-- reference: staff change names, symbols and places of what is there; what is used no more is kept for what it stands in.
alter table measurement_quantities add column version int not null default 1;
alter table units_of_measurement
  add column version int not null default 1,
  add column is_active boolean not null default true;

-- catalog: the same of categories, their properties and values.
alter table categories add column version int not null default 1;
alter table category_properties
  add column version int not null default 1,
  add column is_active boolean not null default true,
  -- a retired property keeps its slot until the last offer has left it
  alter column slot drop not null,
  add constraint category_properties_active_has_slot check (slot is not null or not is_active);
alter table property_enum_values
  add column version int not null default 1,
  add column is_active boolean not null default true,
  -- place in lists; the ordinal is for life
  add column sort_order int;
update property_enum_values set sort_order = ordinal + 1;
create function place_of_value() returns trigger language plpgsql as $$
begin
  new.sort_order := coalesce(new.sort_order, new.ordinal + 1);
  return new;
end $$;
create trigger place_of_value before insert on property_enum_values for each row execute function place_of_value();
alter table property_enum_values alter column sort_order set not null;

-- geography: names of cities change, cities stay.
alter table cities add column version int not null default 1;
