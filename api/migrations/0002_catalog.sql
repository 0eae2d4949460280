-- catalog: the category tree, what is measured in it, and the shared master of each product.
create table categories (
  id uuid primary key,
  parent_id uuid references categories (id),
  category_type text not null check (category_type in ('IndustrialService', 'Product', 'ConsultingService', 'ElectronicDocument')),
  name text not null,
  slug text not null,
  scientific_name text,
  icon text not null,
  level smallint not null check (level between 1 and 6),
  sort_order integer not null,
  is_active boolean not null default true,
  replaced_by_id uuid references categories (id)
);
create index categories_parent on categories (parent_id, sort_order);

create table category_properties (
  id uuid primary key,
  category_id uuid not null references categories (id),
  code text not null,
  name text not null,
  group_name text not null,
  data_type text not null check (data_type in ('NUMERIC', 'NUMERIC_RANGE', 'ENUM', 'MULTI_ENUM', 'BOOLEAN', 'TEXT')),
  measurement_quantity_id uuid references measurement_quantities (id),
  default_measurement_unit_id uuid references units_of_measurement (id),
  decimals smallint not null default 0 check (decimals between 0 and 9),
  min_allowed numeric, -- in the default unit
  max_allowed numeric,
  is_filterable boolean not null default true,
  is_required boolean not null default false,
  is_comparable boolean not null default true,
  is_key boolean not null default false,
  -- place of this property in product_search.lows/highs; unique along every path from the root to a leaf
  slot smallint not null check (slot between 1 and 40),
  sort_order integer not null,
  unique (category_id, code)
);

create table property_enum_values (
  id uuid primary key,
  property_id uuid not null references category_properties (id),
  code text not null,
  label text not null,
  -- nominal sizes: what the same size is called elsewhere, e.g. {"dn": "50", "nps": "2"}
  equivalents jsonb,
  -- 0-based place within the property; product_search keeps an enum as this number (MULTI_ENUM as a bit mask)
  ordinal smallint not null check (ordinal between 0 and 49),
  unique (property_id, code),
  unique (property_id, ordinal)
);

create table base_products (
  id uuid primary key,
  category_id uuid not null references categories (id),
  name text not null,
  slug text not null,
  scientific_name text,
  brand_name text,
  mpn text,
  gtin text,
  description text not null,
  standards text[] not null default '{}',
  -- [{propertyId, rawValue?, rawMaxValue?, unitId?, baseValue?, baseMaxValue?, enumValueIds?, text?}], decimals as strings
  properties jsonb not null default '[]',
  status text not null check (status in ('DRAFT', 'PENDING', 'PUBLISHED', 'REJECTED', 'ARCHIVED')),
  created_at timestamptz not null
);
create index base_products_category on base_products (category_id, id);
