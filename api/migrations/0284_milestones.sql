-- milestones: parts of an agreed service, each handed over and accepted by itself.

-- What an offer says of them, first one first: title, basisPoints, dueOn.
alter table quotes add column milestones jsonb not null default '[]';

create table milestones (
  id uuid primary key,
  request_id uuid not null references trade_requests (id) on delete cascade,
  -- of its request, from 1
  place int not null,
  title text not null,
  -- its share of all that was agreed to; together 10,000
  basis_points int not null check (basis_points between 1 and 10000),
  net_rial numeric(20) not null,
  vat_rial numeric(20) not null,
  due_on date,
  -- CANCELLED: the request ended, or its rest was struck, before it was accepted
  status text not null check (status in ('PLANNED', 'SUBMITTED', 'ACCEPTED', 'REJECTED', 'CANCELLED')),
  -- what the seller said with it last
  note text,
  submitted_at timestamptz,
  -- when what was submitted counts as accepted, and what was rejected becomes a dispute
  due_at timestamptz,
  answered_at timestamptz,
  -- why it was rejected; stays when it is accepted later
  reason text,
  unique (request_id, place),
  check ((status in ('SUBMITTED', 'REJECTED')) = (due_at is not null))
);

-- A share of a quantity has four decimals more than the quantity.
alter table trade_lines alter column struck type numeric(22, 10);

alter table trade_documents drop constraint trade_documents_type_check;
alter table trade_documents add constraint trade_documents_type_check check (type in (
  'INQUIRY', 'DRAWING', 'DATASHEET', 'PROFORMA', 'CONTRACT', 'INVOICE', 'BANK_RECEIPT', 'WAYBILL', 'PACKING_LIST',
  'INSPECTION_REPORT', 'CERTIFICATE', 'WARRANTY', 'DELIVERABLE', 'DISPUTE_EVIDENCE', 'OTHER'));
-- What was handed over with it.
alter table trade_documents add milestone_id uuid references milestones (id);
alter table trade_documents add check (milestone_id is null or type = 'DELIVERABLE');
create index trade_documents_of_milestone on trade_documents (milestone_id) where milestone_id is not null;
