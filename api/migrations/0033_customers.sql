-- customers: the natural person behind a user, the customers that buy, and who may act for them.
create table persons (
  id uuid primary key,
  user_id uuid not null unique references users (id),
  first_name text,
  last_name text,
  national_id text check (national_id ~ '^[0-9]{10}$'),
  birth_date date,
  gender text check (gender in ('FEMALE', 'MALE')),
  email text,
  job_title text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table customers (
  id uuid primary key,
  kind text not null check (kind in ('PERSON', 'COMPANY')),
  person_id uuid references persons (id),
  legal_name text,
  brand_name text,
  national_legal_id text check (national_legal_id ~ '^[0-9]{11}$'),
  economic_code text,
  registration_number text,
  company_type text,
  ceo_name text,
  sheba text check (sheba ~ '^IR[0-9]{24}$'),
  industry_category_ids uuid[] not null default '{}',
  phone text,
  website text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((kind = 'PERSON') = (person_id is not null)),
  check (kind = 'PERSON' or legal_name is not null)
);
-- A person buys for oneself as one customer only.
create unique index customers_person on customers (person_id) where person_id is not null;

create table customer_members (
  id uuid primary key,
  customer_id uuid not null references customers (id),
  phone text not null check (phone ~ '^\+989[0-9]{9}$'),
  -- Nobody until the invitation is accepted.
  user_id uuid references users (id),
  is_owner boolean not null default false,
  display_name text not null,
  job_title text,
  permissions text[] not null default '{}',
  spend_limit_per_request_rial numeric(18) check (spend_limit_per_request_rial >= 0),
  spend_limit_per_month_rial numeric(18) check (spend_limit_per_month_rial >= 0),
  status text not null check (status in ('INVITED', 'ACTIVE', 'SUSPENDED', 'REMOVED')),
  valid_from timestamptz,
  valid_to timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (status = 'INVITED' or status = 'REMOVED' or user_id is not null),
  check (valid_from is null or valid_to is null or valid_from < valid_to)
);
create unique index customer_members_once on customer_members (customer_id, phone) where status <> 'REMOVED';
create index customer_members_user on customer_members (user_id) where status <> 'REMOVED';
create index customer_members_phone on customer_members (phone) where status = 'INVITED';
