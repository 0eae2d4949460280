-- platform: answers to requests that carry an Idempotency-Key, for a day. Whoever repeats one gets the answer again and no second effect.
create table idempotency_keys (
  user_id uuid not null,
  route text not null,
  key text not null,
  body_hash text not null,
  -- The request that works on it; another one takes over when it has not answered for two minutes.
  worker uuid not null,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  status int,
  answer text,
  primary key (user_id, route, key)
);
create index idempotency_keys_started_at on idempotency_keys (started_at);
