-- activity: what people with a session looked at last; the newest 50 of each kind, for 90 days.
create table last_visits (
  user_id uuid not null references users (id),
  object_type text not null check (object_type in ('SUPPLIER_PRODUCT', 'BASE_PRODUCT', 'SUPPLIER', 'MERCHANT', 'CATEGORY')),
  object_id uuid not null,
  visited_at timestamptz not null,
  primary key (user_id, object_type, object_id)
);
create index last_visits_visited_at on last_visits (visited_at);
