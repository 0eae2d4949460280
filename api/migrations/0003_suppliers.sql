-- suppliers: who makes or provides, and their offers (supplier products) on the shared products.
create table suppliers (
  id uuid primary key,
  legal_name text not null,
  brand_name text not null,
  slug text not null,
  search_key text not null, -- names folded as platform/text.ts does
  supplier_types text[] not null, -- root category types
  city_name text not null,
  state_name text not null,
  founded_year smallint, -- Jalali
  employees_range text,
  about text not null,
  website text,
  -- [{title, issuedBy, validTo}]
  certificates jsonb not null default '[]',
  confirm_status text not null check (confirm_status in ('DRAFT', 'PENDING', 'CONFIRMED', 'REJECTED', 'SUSPENDED')),
  verification_level text not null check (verification_level in ('NONE', 'PHONE', 'IDENTITY', 'BUSINESS', 'SITE')),
  rating numeric(2, 1),
  rating_count integer not null default 0,
  response_rate_30d smallint, -- percent
  median_first_response_min integer,
  created_at timestamptz not null
);

create table supplier_products (
  id uuid primary key,
  base_product_id uuid not null references base_products (id),
  supplier_id uuid not null references suppliers (id),
  title text not null,
  slug text not null,
  sku text not null,
  price_mode text not null check (price_mode in ('FIXED', 'TIERED', 'ON_REQUEST')),
  -- [{minQty, unitPriceRial}] ascending by minQty; empty for ON_REQUEST; decimals and rials as strings
  price_tiers jsonb not null default '[]',
  sale_unit text not null,
  pack_size integer not null default 1 check (pack_size > 0),
  moq integer not null default 1 check (moq > 0),
  order_step integer not null default 1 check (order_step > 0),
  stock_state text not null check (stock_state in ('IN_STOCK', 'MADE_TO_ORDER', 'OUT')),
  lead_time_days smallint not null check (lead_time_days >= 0),
  warranty text,
  origin_country_name text,
  -- what the supplier hands over with it: [{title, kind}]
  documents jsonb not null default '[]',
  status text not null check (status in ('DRAFT', 'PENDING', 'PUBLISHED', 'REJECTED', 'ARCHIVED')),
  completeness_score smallint not null check (completeness_score between 0 and 100),
  published_at timestamptz,
  unique (supplier_id, sku)
);
create index supplier_products_base on supplier_products (base_product_id);
create index supplier_products_supplier on supplier_products (supplier_id);
