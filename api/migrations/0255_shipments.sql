-- trade: what of an agreement was sent, handed over, accepted and refused.

-- All states of the table of requests, so that no part of it that comes later has to change this again.
alter table trade_requests drop constraint trade_requests_status_check;
alter table trade_requests add constraint trade_requests_status_check check (status in (
  'DRAFT', 'AWAITING_CONFIRMATION', 'AWAITING_PAYMENT', 'PUBLISHED', 'NEEDS_INFO', 'NEGOTIATING', 'AGREED', 'IN_FULFILMENT',
  'DELIVERED', 'DISPUTED', 'COMPLETED', 'DECLINED', 'CANCELLED', 'EXPIRED'));

create table shipments (
  id uuid primary key,
  request_id uuid not null references trade_requests (id) on delete cascade,
  -- of its request, from 1
  place int not null,
  -- CANCELLED: the order ended, or its rest was struck, before it was handed over
  status text not null check (status in ('ON_THE_WAY', 'DELIVERED', 'ANSWERED', 'CANCELLED')),
  shipped_at timestamptz not null,
  expected_on date,
  carrier text,
  tracking_number text,
  note text,
  delivered_at timestamptz,
  -- when what nobody answered counts as accepted
  answer_due_at timestamptz,
  answered_at timestamptz,
  unique (request_id, place)
);

create table shipment_lines (
  shipment_id uuid not null references shipments (id) on delete cascade,
  line_id uuid not null references trade_lines (id) on delete cascade,
  quantity numeric(18, 6) not null check (quantity > 0),
  accepted numeric(18, 6) not null default 0 check (accepted >= 0),
  refused numeric(18, 6) not null default 0 check (refused >= 0),
  -- why it was refused; stays when it is accepted after all
  reason text,
  primary key (shipment_id, line_id),
  check (accepted + refused <= quantity)
);
create index shipment_lines_of_line on shipment_lines (line_id);

-- What of an agreed line both sides struck: it is agreed to no more.
alter table trade_lines add struck numeric(18, 6) not null default 0 check (struck >= 0);
