-- customers: who invited somebody, and what came of it, for those who wait for the answer.
alter table customer_members
  add column invited_by uuid references users (id),
  add column answered_at timestamptz,
  add column is_declined boolean not null default false;
create index customer_members_invited_phone on customer_members (phone, created_at) where invited_by is not null;
create index customer_members_invited_by on customer_members (invited_by, created_at) where invited_by is not null;
