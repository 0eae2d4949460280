-- disputes: what one side of an agreement holds against the other about some of its lines, until both or staff end it.
create table disputes (
  id uuid primary key,
  request_id uuid not null references trade_requests (id) on delete cascade,
  version int not null default 1,
  status text not null check (status in ('ANSWER_DUE', 'EVIDENCE', 'DECISION', 'APPROVAL', 'DECIDED', 'SETTLED', 'WITHDRAWN')),
  -- whose it is; what the clock opens is the buyer's
  side text not null check (side in ('BUYER', 'SELLER')),
  is_by_clock boolean not null,
  wish text not null check (wish in ('RELEASE', 'REFUND', 'SPLIT', 'REDO')),
  reason_code text not null,
  -- what its lines come to, as they were agreed to; freight with its tax
  net_rial numeric(18) not null check (net_rial >= 0),
  vat_rial numeric(18) not null check (vat_rial >= 0),
  freight_rial numeric(18) not null check (freight_rial >= 0),
  opened_at timestamptz not null,
  -- since when it stands where it does
  since timestamptz not null,
  -- when the time of the state ends: for both sides, and in DECISION and APPROVAL the target of staff
  due_at timestamptz,
  -- since when both sides see what each other showed
  evidence_at timestamptz,
  buyer_done_at timestamptz,
  seller_done_at timestamptz,
  -- what staff propose, or how it ended, with the buyer's share of the amount
  outcome text check (outcome in ('RELEASE', 'REFUND', 'SPLIT', 'REDO')),
  buyer_basis_points int check (buyer_basis_points between 0 and 10000),
  decision_reason text,
  -- of the staff; another one approves
  proposed_by uuid,
  ended_at timestamptz,
  check ((status in ('DECIDED', 'SETTLED', 'WITHDRAWN')) = (ended_at is not null)),
  check (status not in ('APPROVAL', 'DECIDED', 'SETTLED') or outcome is not null)
);
create unique index disputes_open on disputes (request_id) where ended_at is null;
create index disputes_of_request on disputes (request_id, opened_at);
create index disputes_by_due on disputes (due_at, id) where ended_at is null;

create table dispute_lines (
  dispute_id uuid not null references disputes (id) on delete cascade,
  line_id uuid not null references trade_lines (id) on delete cascade,
  primary key (dispute_id, line_id)
);
create index dispute_lines_of_line on dispute_lines (line_id);

-- What both sides say in it: the first of each kind opens and answers it.
create table dispute_statements (
  id uuid primary key,
  dispute_id uuid not null references disputes (id) on delete cascade,
  kind text not null check (kind in ('OPENING', 'ANSWER', 'EVIDENCE')),
  side text not null check (side in ('BUYER', 'SELLER')),
  text text,
  at timestamptz not null
);
create index dispute_statements_of_dispute on dispute_statements (dispute_id, at);

-- How the dispute about a line ended that is delivered and answered no more.
alter table trade_lines add settled text check (settled in ('RELEASE', 'REFUND', 'SPLIT'));

-- When what was refused becomes a dispute of the buyer's, unless some of it is sent again before.
alter table shipment_lines add refused_due_at timestamptz;

alter table trade_documents drop constraint trade_documents_type_check;
alter table trade_documents add constraint trade_documents_type_check check (type in (
  'INQUIRY', 'DRAWING', 'DATASHEET', 'PROFORMA', 'CONTRACT', 'INVOICE', 'BANK_RECEIPT', 'WAYBILL', 'PACKING_LIST',
  'INSPECTION_REPORT', 'CERTIFICATE', 'WARRANTY', 'DISPUTE_EVIDENCE', 'OTHER'));
-- What an evidence is shown for.
alter table trade_documents add dispute_id uuid references disputes (id);
alter table trade_documents add check ((type = 'DISPUTE_EVIDENCE') = (dispute_id is not null));
create index trade_documents_of_dispute on trade_documents (dispute_id) where dispute_id is not null;

alter table trade_consents drop constraint trade_consents_kind_check;
alter table trade_consents add constraint trade_consents_kind_check check (kind in ('TERM_CHANGE', 'CANCELLATION', 'SETTLEMENT'));
-- Of a settlement, how its dispute would end.
alter table trade_consents add dispute_id uuid references disputes (id) on delete cascade;
alter table trade_consents add outcome text check (outcome in ('RELEASE', 'REFUND', 'SPLIT', 'REDO'));
alter table trade_consents add buyer_basis_points int check (buyer_basis_points between 0 and 10000);
alter table trade_consents add check ((kind = 'SETTLEMENT') = (dispute_id is not null and outcome is not null));
create index trade_consents_of_dispute on trade_consents (dispute_id) where dispute_id is not null;
