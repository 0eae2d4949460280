-- notifications: what people are told of, each in the own inbox.

-- Events of the transactions that somebody's inbox waits for; taken away by the fan-out in the transaction that writes the inboxes.
create table fanout (
  id bigint generated always as identity primary key,
  event_id uuid not null,
  type text not null,
  object_type text not null,
  object_id uuid not null,
  audiences text[] not null, -- user:… and customer:…, as in live_events
  actor_id uuid, -- who did it and needs no notice of it; null for the clock
  facts jsonb not null default '{}', -- what its words name
  at timestamptz not null
) with (autovacuum_vacuum_scale_factor = 0.01);

create table notifications (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  type text not null,
  event_type text not null, -- of the last event
  object_type text not null,
  object_id uuid not null,
  event_id uuid not null,
  group_key text not null, -- what may be told as one: a company, or the person
  facts jsonb not null,
  count integer not null default 1 check (count > 0),
  created_at timestamptz not null,
  at timestamptz not null, -- of the last event
  read_at timestamptz,
  mail_due_at timestamptz -- a mail leaves then, unless it has been read
);
create index notifications_of_user on notifications (user_id, at desc, id desc);
create index notifications_unread on notifications (user_id, type) where read_at is null;
create index notifications_mail_due_at on notifications (mail_due_at) where mail_due_at is not null;
create index notifications_created_at on notifications (created_at);

-- Where a person wants mails otherwise than the type says.
create table notification_preferences (
  user_id uuid primary key references users (id) on delete cascade,
  version integer not null default 1,
  mail jsonb not null -- {type: boolean}
);
