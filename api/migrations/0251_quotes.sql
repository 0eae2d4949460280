-- quotes: offers and counter-offers about a trade request, a chain of them for each of its sellers.

-- Whether the seller may take the order at the prices of its list; else it is asked for an offer.
alter table trade_requests add column accept_list_price boolean not null default true;
alter table trade_requests drop constraint trade_requests_status_check, add constraint trade_requests_status_check check (status in (
  'DRAFT', 'AWAITING_CONFIRMATION', 'PUBLISHED', 'NEEDS_INFO', 'NEGOTIATING', 'AGREED', 'IN_FULFILMENT',
  'COMPLETED', 'DECLINED', 'CANCELLED', 'EXPIRED'));

alter table trade_participations
  drop constraint trade_participations_status_check,
  add constraint trade_participations_status_check check (status in (
    'PLANNED', 'INVITED', 'VIEWED', 'QUOTING', 'DECLINED_TO_QUOTE', 'NOT_SELECTED', 'SELECTED', 'LAPSED')),
  -- whose turn it is between the two; null before the first offer
  add column turn text check (turn in ('BUYER', 'SELLER')),
  -- when the offer that stands is over; null where none was sent or it was withdrawn
  add column offer_ends_at timestamptz,
  -- how many offers were sent, and how often one was withdrawn
  add column rounds int not null default 0,
  add column withdrawals int not null default 0;

create table quotes (
  id uuid primary key,
  request_id uuid not null references trade_requests (id) on delete cascade,
  participation_id uuid not null references trade_participations (id) on delete cascade,
  side text not null check (side in ('BUYER', 'SELLER')),
  status text not null check (status in ('DRAFT', 'SENT', 'SUPERSEDED', 'ACCEPTED', 'WITHDRAWN', 'EXPIRED', 'DECLINED')),
  -- its number in the chain; null while it is a draft
  round int,
  version int not null default 1,
  -- who wrote it last; null: that person has closed the account
  author_user_id uuid references users (id) on delete set null,
  -- who of the buyer's side bound the company by it, and since when: it counts to that one's limits
  committed_user_id uuid references users (id) on delete set null,
  committed_at timestamptz,
  -- what the request said when it was written
  request_hash text not null,
  freight jsonb not null,
  other_costs jsonb not null,
  payment_term text,
  delivery_term text,
  tolerance_percent numeric(4, 2) not null check (tolerance_percent between 0 and 10),
  -- the last day on which it can be accepted, in Tehran
  valid_until date,
  note text,
  -- never shown to the other side
  internal_note text,
  net_rial numeric(20) not null,
  vat_rial numeric(20) not null,
  total_rial numeric(20) not null,
  -- of all that the other side is told
  content_hash text,
  sent_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (participation_id, round),
  check ((status = 'DRAFT') = (round is null)),
  check (status = 'DRAFT' or (sent_at is not null and valid_until is not null and content_hash is not null)),
  -- one draft of a side, judged at the end: what is sent at once is one for a moment
  constraint quotes_one_draft exclude using btree (participation_id with =, side with =) where (status = 'DRAFT')
    deferrable initially deferred
);
create index quotes_of_request on quotes (request_id);
create index quotes_of_author on quotes (author_user_id) where author_user_id is not null;
create index quotes_of_committed on quotes (committed_user_id, committed_at) where committed_user_id is not null;

create table quote_lines (
  quote_id uuid not null references quotes (id) on delete cascade,
  -- of the request as it was then
  line_id uuid not null,
  place int not null,
  title text not null,
  is_offered boolean not null,
  quantity numeric(18, 6) not null check (quantity > 0),
  unit_id uuid not null,
  -- null: not told yet, or not offered
  unit_price_rial numeric(18) check (unit_price_rial >= 0),
  discount_rial numeric(18) not null check (discount_rial >= 0),
  vat_basis_points int not null,
  net_rial numeric(20) not null,
  vat_rial numeric(20) not null,
  lead_time_days int check (lead_time_days >= 0),
  alternative_supplier_product_id uuid,
  alternative_title text,
  note text,
  primary key (quote_id, line_id)
);

-- Of an offer that was sent nothing changes but how it stands and who is still there.
create function refuse_change_of_sent_quote() returns trigger language plpgsql as $$
declare
  moving text[] := array['status', 'version', 'author_user_id', 'committed_user_id', 'committed_at', 'updated_at'];
begin
  if old.status = 'DRAFT' then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' or to_jsonb(new) - moving is distinct from to_jsonb(old) - moving or new.status = 'DRAFT' then
    raise exception 'an offer that was sent is not changed';
  end if;
  return new;
end $$;
create trigger quotes_stay before update or delete on quotes for each row execute function refuse_change_of_sent_quote();

create function refuse_change_of_sent_line() returns trigger language plpgsql as $$
begin
  if exists (select from quotes where id = case when tg_op = 'INSERT' then new.quote_id else old.quote_id end and status <> 'DRAFT') then
    raise exception 'a line of an offer that was sent is not changed';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger quote_lines_stay before insert or update or delete on quote_lines
  for each row execute function refuse_change_of_sent_line();
