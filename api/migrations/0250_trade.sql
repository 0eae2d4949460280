-- trade_requests: what a buyer wants from a seller, from the draft to its end.
create table trade_requests (
  id uuid primary key,
  number text not null unique,
  kind text not null check (kind in ('DIRECT_ORDER')),
  category_type text not null,
  buyer_customer_id uuid not null references customers (id),
  -- who writes it; null: that person has closed the account
  requester_user_id uuid references users (id) on delete set null,
  status text not null check (status in (
    'DRAFT', 'AWAITING_CONFIRMATION', 'PUBLISHED', 'NEEDS_INFO', 'AGREED', 'IN_FULFILMENT',
    'COMPLETED', 'DECLINED', 'CANCELLED', 'EXPIRED')),
  -- when the clock acts by itself, in states in which it does
  deadline_at timestamptz,
  description text,
  -- the buyer's own order number
  buyer_reference text,
  needed_by date,
  payment_term text,
  -- which address it was, and the address as it was then
  address_id uuid,
  address jsonb,
  -- how often the seller has asked, and since when a question is open
  question_count int not null default 0,
  question jsonb,
  reason_code text,
  reason text,
  -- who published it, and the amount that was agreed to by that
  confirmer_user_id uuid references users (id) on delete set null,
  total_rial numeric(20),
  -- what both agreed to, and the hash of its canonical form
  agreed jsonb,
  agreed_hash text,
  -- number, goods, sellers and the buyer's own number, folded as platform/text.ts does
  search_key text not null,
  version int not null default 1,
  -- number and hash of the last event: one that was cut off shows
  event_seq int not null default 0,
  event_head text not null default '',
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index trade_requests_of_buyer on trade_requests (buyer_customer_id, updated_at desc, id desc);
create index trade_requests_open on trade_requests (buyer_customer_id)
  where status not in ('COMPLETED', 'DECLINED', 'CANCELLED', 'EXPIRED');

create index trade_requests_of_requester on trade_requests (requester_user_id) where requester_user_id is not null;
create index trade_requests_of_confirmer on trade_requests (confirmer_user_id, published_at) where confirmer_user_id is not null;

create table trade_lines (
  id uuid primary key,
  request_id uuid not null references trade_requests (id) on delete cascade,
  place int not null,
  supplier_product_id uuid not null,
  supplier_id uuid not null,
  quantity numeric(18, 6) not null check (quantity > 0),
  unit_id uuid not null,
  note text,
  -- never shown to sellers
  internal_note text,
  -- the offer as it was when the line was written, with its price; renewed at publication
  snapshot jsonb not null,
  unique (request_id, place) deferrable initially deferred
);
create index trade_lines_of_supplier on trade_lines (supplier_id, request_id);

-- Sellers of a request; nobody of theirs sees it before it is published.
create table trade_participations (
  id uuid primary key,
  request_id uuid not null references trade_requests (id) on delete cascade,
  merchant_id uuid not null,
  seller_customer_id uuid not null references customers (id),
  -- what the seller was called
  seller_name text not null,
  status text not null check (status in ('PLANNED', 'INVITED', 'VIEWED', 'DECLINED_TO_QUOTE', 'SELECTED', 'LAPSED')),
  -- the agencies under which its lines are sold, as they were at publication
  delegations jsonb not null default '[]',
  updated_at timestamptz not null,
  unique (request_id, merchant_id)
);
create index trade_participations_of_seller on trade_participations (seller_customer_id, updated_at desc, request_id desc)
  where status <> 'PLANNED';

-- What happened to a request, each event chained to the one before by its hash. Only added to.
create table trade_events (
  id uuid primary key,
  request_id uuid not null,
  seq int not null,
  type text not null,
  at timestamptz not null,
  actor_user_id uuid,
  on_behalf_of uuid,
  from_status text,
  to_status text not null,
  participation_id uuid,
  -- who may read it: the buyer, both sides, the buyer and all sellers, staff
  visibility text not null check (visibility in ('BUYER', 'CHAIN', 'ALL', 'STAFF')),
  payload jsonb not null,
  prev_hash text not null,
  hash text not null,
  unique (request_id, seq)
);
create index trade_events_at on trade_events (at);
create trigger trade_events_are_append_only before update or delete on trade_events
  for each row execute function refuse_change();
create trigger trade_events_are_kept before truncate on trade_events
  for each statement execute function refuse_change();
