-- favorites: what people saved, each thing once.
create table user_favorites (
  id uuid primary key,
  user_id uuid not null references users (id),
  object_type text not null check (object_type in ('SUPPLIER_PRODUCT', 'PRODUCT', 'SUPPLIER', 'MERCHANT', 'CATEGORY')),
  object_id uuid not null,
  list_name text,
  created_at timestamptz not null,
  unique (user_id, object_type, object_id)
);
create index user_favorites_newest on user_favorites (user_id, created_at, id);

-- notes: what people wrote down about something. A shared one is read by the other people of a customer.
create table notes (
  id uuid primary key,
  user_id uuid not null references users (id),
  object_type text not null check (object_type in ('SUPPLIER_PRODUCT', 'PRODUCT', 'SUPPLIER', 'MERCHANT', 'CATEGORY')),
  object_id uuid not null,
  title text,
  body text not null,
  color text check (color in ('YELLOW', 'GREEN', 'BLUE', 'PURPLE', 'RED')),
  remind_at timestamptz,
  tags text[] not null default '{}',
  shared_customer_id uuid,
  -- Folded title, text and tags.
  search_key text not null,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index notes_newest on notes (user_id, updated_at, id);
create index notes_object on notes (object_type, object_id, user_id);
create index notes_shared on notes (object_type, object_id, shared_customer_id) where shared_customer_id is not null;
