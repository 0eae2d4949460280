-- content: what people tell the operator, and what became of it.
create table feedbacks (
  id uuid primary key,
  tracking_no text not null unique,
  code_hash text not null,
  user_id uuid references users (id),
  type text not null check (type in ('BUG', 'IDEA', 'COMPLAINT', 'PRAISE')),
  subject text not null,
  body text not null,
  email text,
  phone text,
  page_path text,
  screenshot_file_id uuid,
  status text not null default 'NEW' check (status in ('NEW', 'IN_WORK', 'ANSWERED', 'CLOSED')),
  close_reason text check (close_reason in ('SPAM', 'DUPLICATE', 'NOT_REPRODUCED', 'DONE', 'OTHER')),
  answer text,
  reopen_text text,
  reopened_at timestamptz,
  -- When it was answered or closed last.
  ended_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status = 'CLOSED') = (close_reason is not null)),
  check ((status in ('ANSWERED', 'CLOSED')) = (ended_at is not null))
);
create index feedbacks_newest on feedbacks (created_at, id);
create index feedbacks_of_user on feedbacks (user_id, created_at, id) where user_id is not null;
create index feedbacks_waiting on feedbacks (created_at, id) where status in ('NEW', 'IN_WORK');
create index feedbacks_with_contact on feedbacks (ended_at)
  where email is not null or phone is not null or screenshot_file_id is not null;

-- A challenge is good for one feedback.
create table feedback_used_challenges (
  token_hash text primary key,
  used_at timestamptz not null
);
create index feedback_used_challenges_at on feedback_used_challenges (used_at);

-- What an address did within the last hour that is limited.
create table feedback_acts (
  id uuid primary key,
  address text not null,
  act text not null check (act in ('SEND', 'SEND_PLAIN', 'LOOK_UP')),
  at timestamptz not null
);
create index feedback_acts_of_address on feedback_acts (address, act, at);
create index feedback_acts_at on feedback_acts (at);
