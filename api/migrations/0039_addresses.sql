-- addresses: where goods go (DELIVERY) and the other places of a person. Each book has one default as long as it has any.
-- Places are named by id without a foreign key: they are the market’s, which is written anew when its seeding was cut off.
create table addresses (
  id uuid primary key,
  person_id uuid not null references persons (id),
  book text not null check (book in ('DELIVERY', 'PERSON')),
  kind text not null check (kind in ('DELIVERY', 'OFFICE', 'FACTORY', 'BILLING')),
  title text not null,
  receiver_name text not null,
  receiver_phone text not null,
  country_id uuid not null,
  state_id uuid not null,
  city_id uuid not null,
  urban_area_id uuid,
  address_line text not null,
  plaque text,
  unit text,
  postal_code text check (postal_code ~ '^[0-9]{10}$'),
  latitude numeric(9, 6),
  longitude numeric(9, 6),
  is_default boolean not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((book = 'DELIVERY') = (kind = 'DELIVERY'))
);
create unique index addresses_one_default on addresses (person_id, book) where is_default;
create index addresses_book on addresses (person_id, book, created_at);
