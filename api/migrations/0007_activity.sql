-- activity: how often things are looked at. A visitor is a keyed hash, forgotten when it no longer decides anything.
create table visit_counts (
  object_type text not null check (object_type in ('SUPPLIER_PRODUCT', 'BASE_PRODUCT', 'SUPPLIER', 'MERCHANT', 'CATEGORY')),
  object_id uuid not null,
  visits bigint not null,
  primary key (object_type, object_id)
);

create table recent_visits (
  object_type text not null,
  object_id uuid not null,
  visitor text not null,
  counted_at timestamptz not null,
  primary key (object_type, object_id, visitor)
);

-- What the hashes are keyed with, the same for every api; made with the first visit.
create table visitor_keys (
  id smallint primary key default 1 check (id = 1),
  key text not null
);
