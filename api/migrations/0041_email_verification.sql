-- customers: an address for mails that its owner proved to read, and the links that prove it. Of a link only a hash is kept.
alter table persons add column email_verified_at timestamptz;

create table email_verifications (
  id uuid primary key,
  user_id uuid not null references users (id),
  email text not null,
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- It was used, a newer one took its place, or the address became another one.
  ended_at timestamptz
);
create index email_verifications_user on email_verifications (user_id, created_at);
create index email_verifications_created_at on email_verifications (created_at);
