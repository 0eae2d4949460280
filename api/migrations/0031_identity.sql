-- identity: who may log in, how they proved it, and the sessions that came of it. Codes and tokens are kept as hashes only.
create table users (
  id uuid primary key,
  phone text not null unique check (phone ~ '^\+989[0-9]{9}$'),
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'DISABLED', 'CLOSED')),
  terms_version text,
  terms_accepted_at timestamptz,
  created_at timestamptz not null default now(),
  last_login_at timestamptz
);

create table user_roles (
  user_id uuid not null references users (id),
  role text not null,
  granted_at timestamptz not null default now(),
  granted_by uuid references users (id),
  primary key (user_id, role)
);

create table otp_challenges (
  id uuid primary key,
  phone text not null,
  address text not null,
  code_hash text not null,
  terms_version text,
  attempts int not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- A newer challenge of the same phone ends this one.
  ended_at timestamptz,
  consumed_at timestamptz,
  session_id uuid,
  -- The answer to the right code, readable for who has the code: a double tap gets it again.
  sealed_answer text
);
create index otp_challenges_phone on otp_challenges (phone, created_at);
create index otp_challenges_address on otp_challenges (address, created_at);
create index otp_challenges_created_at on otp_challenges (created_at);

create table otp_checks (
  address text not null,
  checked_at timestamptz not null default now()
);
create index otp_checks_address on otp_checks (address, checked_at);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id),
  user_agent text not null,
  address text not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  idle_ends_at timestamptz not null,
  absolute_ends_at timestamptz not null,
  revoked_at timestamptz,
  revoke_reason text
);
create index sessions_user on sessions (user_id, created_at);

-- One family for each session; at most one token of a family is not used yet.
create table refresh_tokens (
  hash text primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  sealed_answer text
);
create unique index refresh_tokens_live on refresh_tokens (session_id) where used_at is null;

-- platform: messages that leave after the request that caused them; their text is sealed.
create table outbox (
  id uuid primary key,
  channel text not null check (channel in ('SMS', 'MAIL')),
  recipient text not null,
  template text not null,
  sealed_body text,
  state text not null default 'WAITING' check (state in ('WAITING', 'SENT', 'FAILED', 'EXPIRED')),
  attempts int not null default 0,
  next_try_at timestamptz not null default now(),
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  failure text
);
create index outbox_waiting on outbox (next_try_at) where state = 'WAITING';
create index outbox_recipient on outbox (recipient, created_at);

-- platform: who did what. Rows are only added; each holds the hash of the one before it.
create table audit (
  id bigint primary key, -- one more than the line before: writers wait for each other
  at timestamptz not null default clock_timestamp(),
  actor_id uuid,
  on_behalf_of uuid,
  action text not null,
  object_type text,
  object_id text,
  result text not null,
  detail jsonb not null default '{}',
  address text not null,
  request_id text not null,
  previous_hash text not null,
  hash text not null
);
create index audit_actor on audit (actor_id, id);
create index audit_object on audit (object_type, object_id, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are only added', tg_table_name;
end $$;
create trigger audit_is_append_only before update or delete on audit for each row execute function refuse_change();
