-- entries: changes of what is published that wait for staff, each of one group of fields; what was, and what is asked.
create table product_changes (
  id uuid primary key,
  entry_id uuid not null references supplier_products (id) on delete cascade,
  kind text not null check (kind in ('TITLE', 'SALE_UNIT', 'TERMS', 'SPECIFICATION', 'IMAGES', 'DOCUMENTS')),
  status text not null default 'PENDING' check (status in ('PENDING', 'CONFIRMED', 'DECLINED', 'CANCELED', 'SUPERSEDED')),
  version int not null default 1,
  was jsonb not null,
  asked jsonb not null,
  asked_by uuid,
  asked_at timestamptz not null,
  reason_code text,
  reason text,
  decided_at timestamptz
);
-- One open change of the same fields.
create unique index product_changes_open on product_changes (entry_id, kind) where status = 'PENDING';
create index product_changes_queue on product_changes (asked_at, entry_id) where status = 'PENDING';
create index product_changes_of_entry on product_changes (entry_id, asked_at desc, id desc);

-- What a seller states of a product beside what the product states by itself, in the form of base_products.properties.
alter table supplier_products add column properties jsonb not null default '[]';
-- How complete an entry is, part by part in the order of CompletenessPart; the score is their sum. Null until it is written again.
alter table supplier_products add column completeness_parts smallint[];
