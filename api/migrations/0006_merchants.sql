-- merchants: selling accounts, what suppliers delegate to them, and how they sell.
create table merchants (
  id uuid primary key,
  name text not null,
  slug text not null,
  search_key text not null, -- folded as platform/text.ts does
  kind text not null check (kind in ('SUPPLIER_SELF', 'DISTRIBUTOR', 'RESELLER')),
  supplier_id uuid references suppliers (id), -- who sells by itself
  confirm_status text not null check (confirm_status in ('DRAFT', 'PENDING', 'CONFIRMED', 'REJECTED', 'SUSPENDED', 'CLOSED')),
  city_name text not null,
  state_name text not null,
  city_id uuid not null references cities (id),
  state_id uuid not null references states (id),
  about text not null,
  sheba text, -- never part of a public answer
  vacation jsonb, -- {from, to, note}
  created_at timestamptz not null,
  check ((kind = 'SUPPLIER_SELF') = (supplier_id is not null))
);
create unique index merchants_self on merchants (supplier_id);

create table merchant_delegations (
  id uuid primary key,
  number text not null unique,
  supplier_id uuid not null references suppliers (id),
  merchant_id uuid not null references merchants (id),
  kind text not null check (kind in ('EXCLUSIVE', 'NON_EXCLUSIVE', 'SERVICE_ONLY')),
  scope_kind text not null check (scope_kind in ('ALL', 'CATEGORIES', 'SUPPLIER_PRODUCTS')),
  category_ids uuid[] not null default '{}',
  supplier_product_ids uuid[] not null default '{}', -- the merchant's own entries
  is_nationwide boolean not null,
  country_id uuid not null references countries (id),
  state_ids uuid[] not null default '{}',
  city_ids uuid[] not null default '{}',
  valid_from timestamptz not null,
  valid_to timestamptz not null,
  permissions text[] not null,
  document_file_id uuid, -- never part of a public answer
  note text,
  -- EXPIRED is no state of its own: it follows from valid_to and the clock
  status text not null check (status in ('DRAFT', 'PENDING_SUPPLIER', 'ACTIVE', 'REJECTED', 'SUSPENDED', 'REVOKED')),
  verified_level text not null check (verified_level in ('CLAIMED', 'SUPPLIER_CONFIRMED', 'DOCUMENT_CHECKED')),
  verification_code text not null unique,
  search_key text not null, -- number and both names, folded
  created_at timestamptz not null,
  check (valid_to > valid_from and valid_to <= valid_from + interval '3 years'),
  check (is_nationwide or cardinality(state_ids) + cardinality(city_ids) > 0)
);
create index merchant_delegations_supplier on merchant_delegations (supplier_id, valid_to desc);
create index merchant_delegations_merchant on merchant_delegations (merchant_id, valid_to desc);

create table merchant_sale_settings (
  merchant_id uuid primary key references merchants (id),
  accepts_direct_order boolean not null,
  min_order_amount_rial bigint,
  -- [{kind, sameCityRial?, sameStateRial?, otherStateRial?, freeFromRial?, days}], rials as strings; see modules/merchants
  delivery_methods jsonb not null default '[]',
  payment_terms text[] not null,
  response_sla_hours smallint not null default 24,
  working_hours text not null,
  auto_reply text,
  holiday_calendar text
);

-- suppliers: who sells an offer, and what staff checked about a supplier and until when that counts.
alter table supplier_products
  add column merchant_id uuid references merchants (id), -- null: the supplier itself
  add column delegation_id uuid references merchant_delegations (id), -- by which the merchant sells
  add check ((merchant_id is null) = (delegation_id is null));
create index supplier_products_merchant on supplier_products (merchant_id) where merchant_id is not null;

create table supplier_evidences (
  id uuid primary key,
  supplier_id uuid not null references suppliers (id),
  level text not null check (level in ('PHONE', 'IDENTITY', 'BUSINESS', 'SITE')),
  claim text not null,
  issued_by text not null,
  valid_from timestamptz not null,
  valid_to timestamptz not null check (valid_to > valid_from),
  checked_at timestamptz not null,
  result text not null check (result in ('ACCEPTED', 'REFUSED'))
);
create index supplier_evidences_supplier on supplier_evidences (supplier_id);

-- What was a level for ever becomes a level with an evidence, a year from now.
insert into supplier_evidences (id, supplier_id, level, claim, issued_by, valid_from, valid_to, checked_at, result)
select gen_random_uuid(), id, verification_level, verification_level, 'Rasteh', created_at, now() + interval '1 year', now(), 'ACCEPTED'
from suppliers where verification_level <> 'NONE';
alter table suppliers drop column verification_level;

-- search: when an offer is shown. A delegated offer ends with its delegation, by the clock and without a job.
alter table product_search
  add column merchant_id uuid,
  add column visible_from timestamptz not null default '-infinity',
  add column visible_until timestamptz not null default 'infinity';
create index product_search_merchant on product_search (merchant_id, relevance desc, id) where merchant_id is not null;

alter table product_search_counts
  drop constraint product_search_counts_pkey,
  add column merchant_id uuid,
  add column visible_from timestamptz not null default '-infinity',
  add column visible_until timestamptz not null default 'infinity';
create index product_search_counts_category on product_search_counts (category_id, supplier_id);
create index product_search_counts_merchant on product_search_counts (merchant_id) where merchant_id is not null;
