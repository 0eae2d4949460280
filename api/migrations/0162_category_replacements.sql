-- products: what was in a category goes to another one, part by part; what was counted before stands here until it is done.
create table category_replacements (
  id uuid primary key,
  category_id uuid not null references categories (id),
  target_id uuid not null references categories (id),
  status text not null check (status in ('CHECKED', 'RUNNING', 'DONE')),
  products_count int not null,
  offers_count int not null,
  moved_count int not null default 0,
  dropped jsonb not null, -- [{propertyId, name, productsCount}]: what has no counterpart
  customer_ids uuid[] not null default '{}', -- whose entries were moved
  version int not null default 1, -- of what is told of it
  asked_by uuid not null references users (id),
  asked_at timestamptz not null
);
create index category_replacements_category on category_replacements (category_id, asked_at desc);
create unique index category_replacements_one on category_replacements (category_id) where status = 'RUNNING';
