-- claims: companies run suppliers. Those that came with the market and nobody runs have no owner.
alter table suppliers
  add column owner_customer_id uuid references customers (id),
  add column version int not null default 1,
  -- why staff rejected or suspended it; who runs it reads it
  add column reason text,
  add column national_legal_id text,
  add column economic_code text,
  add column registration_number text,
  -- of who runs it, for staff; never public
  add column phones text[] not null default '{}',
  add column submitted_at timestamptz,
  add column decided_at timestamptz;
create index suppliers_owner on suppliers (owner_customer_id) where owner_customer_id is not null;
create index suppliers_queue on suppliers (submitted_at, id) where confirm_status = 'PENDING' and owner_customer_id is not null;
-- Drafts may say what they like: the number is taken by who was confirmed with it.
create unique index suppliers_national_legal_id on suppliers (national_legal_id)
  where national_legal_id is not null and confirm_status in ('CONFIRMED', 'SUSPENDED');

-- Names and numbers of a confirmed supplier change once staff have said yes.
create table supplier_changes (
  id uuid primary key,
  supplier_id uuid not null references suppliers (id),
  status text not null default 'PENDING' check (status in ('PENDING', 'CONFIRMED', 'DECLINED', 'CANCELED')),
  -- {name: value} of what is to be other, and of the same before
  wanted jsonb not null,
  before jsonb not null,
  reason text,
  asked_at timestamptz not null,
  decided_at timestamptz
);
create unique index supplier_changes_open on supplier_changes (supplier_id) where status = 'PENDING';
create index supplier_changes_queue on supplier_changes (asked_at, id) where status = 'PENDING';

-- A company says that a supplier which is here is its own.
create table supplier_claims (
  id uuid primary key,
  supplier_id uuid not null references suppliers (id),
  customer_id uuid not null references customers (id),
  version int not null default 1,
  status text not null check (status in ('PENDING', 'OBJECTION', 'NEEDS_EVIDENCE', 'ACCEPTED', 'REJECTED', 'LAPSED', 'WITHDRAWN')),
  statement text not null,
  -- whose it was when that company was asked, and what it said
  holder_customer_id uuid references customers (id),
  holder_answer text check (holder_answer in ('AGREED', 'OBJECTED', 'NOT_ANSWERED')),
  objection text,
  -- what staff want to see
  question text,
  reason text,
  -- where somebody would lose it two of the staff decide: who was first
  approved_by uuid,
  approved_at timestamptz,
  status_deadline_at timestamptz,
  created_at timestamptz not null,
  -- since when it waits for staff
  pending_since timestamptz not null,
  decided_at timestamptz
);
create unique index supplier_claims_open on supplier_claims (supplier_id, customer_id)
  where status in ('PENDING', 'OBJECTION', 'NEEDS_EVIDENCE');
create index supplier_claims_customer on supplier_claims (customer_id, created_at desc);
create index supplier_claims_queue on supplier_claims (pending_since, id) where status = 'PENDING';

-- Evidence is handed in by companies and decided by staff. What belongs to a claim counts for nobody until the claim is accepted.
alter table supplier_evidences
  drop constraint supplier_evidences_result_check,
  add check (result in ('WAITING', 'ACCEPTED', 'REFUSED', 'REVOKED')),
  alter column checked_at drop not null,
  add column version int not null default 1,
  add column customer_id uuid references customers (id),
  add column claim_id uuid references supplier_claims (id),
  add column file_id uuid references files (id),
  -- until when the paper itself says; staff may let it count for less
  add column paper_valid_to timestamptz,
  add column reason text,
  add column visited_on date,
  add column visitor text,
  add column handed_in_at timestamptz;
create index supplier_evidences_queue on supplier_evidences (handed_in_at, id) where result = 'WAITING';
create index supplier_evidences_claim on supplier_evidences (claim_id) where claim_id is not null;
