-- approval_rules: who of a customer must agree to what its people do in trade. Without a row the usual rules hold.
create table approval_rules (
  customer_id uuid primary key references customers (id) on delete cascade,
  -- whether an agent who may confirm requests may confirm the own ones
  self_confirm boolean not null,
  publish_needs text not null check (publish_needs in ('CONFIRMER', 'OWNER')),
  -- above it an agent asks, whatever the own limit; null: no such amount
  accept_above_rial numeric(20) check (accept_above_rial > 0),
  -- above it two people agree
  two_above_rial numeric(20) check (two_above_rial > 0),
  version int not null,
  updated_at timestamptz not null
);
