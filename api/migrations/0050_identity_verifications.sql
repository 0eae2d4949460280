-- Whose identity staff have checked, and what people ask of them about it.
alter table persons add column identity_verified_at timestamptz;
alter table customers add column identity_verified_at timestamptz;
-- A number that was checked belongs to one.
create unique index persons_verified_national_id on persons (national_id) where identity_verified_at is not null;
create unique index customers_verified_legal_id on customers (national_legal_id) where identity_verified_at is not null;

create table identity_verifications (
  id uuid primary key,
  person_id uuid references persons (id),
  customer_id uuid references customers (id),
  requested_by uuid not null references users (id),
  -- What the person says it is, by the names of the fields.
  claim jsonb not null,
  explanation text,
  status text not null default 'PENDING' check (status in ('PENDING', 'CONFIRMED', 'REJECTED', 'WITHDRAWN')),
  decided_by uuid references users (id),
  decided_at timestamptz,
  decision_reason text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  check ((person_id is null) <> (customer_id is null))
);
create unique index identity_verifications_open on identity_verifications (coalesce(person_id, customer_id)) where status = 'PENDING';
create index identity_verifications_person on identity_verifications (person_id, created_at desc);
create index identity_verifications_customer on identity_verifications (customer_id, created_at desc);
create index identity_verifications_queue on identity_verifications (status, created_at);
