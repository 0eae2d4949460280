-- trade_documents: papers of a request. Never removed: one that was retracted says so.
create table trade_documents (
  id uuid primary key,
  request_id uuid not null references trade_requests (id) on delete cascade,
  type text not null check (type in (
    'INQUIRY', 'DRAWING', 'DATASHEET', 'PROFORMA', 'CONTRACT', 'INVOICE', 'BANK_RECEIPT', 'WAYBILL', 'PACKING_LIST',
    'INSPECTION_REPORT', 'CERTIFICATE', 'WARRANTY', 'OTHER')),
  -- of which side it is
  side text not null check (side in ('BUYER', 'SELLER')),
  -- what it belongs to, where it is of one
  shipment_id uuid references shipments (id),
  file_id uuid not null references files (id),
  -- the file as it was attached; a file does not change
  name text not null,
  size int not null,
  mime text not null,
  sha256 text not null,
  added_at timestamptz not null,
  retracted_at timestamptz,
  retract_reason text
);
create index trade_documents_of_request on trade_documents (request_id, added_at);
create index trade_documents_of_shipment on trade_documents (shipment_id) where shipment_id is not null;
create index trade_documents_of_file on trade_documents (file_id);
