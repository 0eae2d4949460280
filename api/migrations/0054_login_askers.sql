-- identity: codes are counted by phone and asker, so that nobody who asks for a stranger's phone is in its owner's way.
-- Who asked: a browser known for the phone, a person who is logged in, or a network.
alter table otp_challenges add column asker text not null default '';
alter table otp_challenges add column is_known boolean not null default false;
-- Two digits, in the message and on the page: of several codes at once a person knows which is the own one.
alter table otp_challenges add column mark text;
update otp_challenges set asker = address;

-- Browsers that logged in with a phone. What they show is kept as a hash only, and is no proof of who somebody is.
create table known_browsers (
  id uuid primary key,
  phone text not null,
  hash text not null unique,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index known_browsers_phone on known_browsers (phone, last_used_at desc);
create index known_browsers_expires_at on known_browsers (expires_at);

-- A solved puzzle is good for one code.
create table otp_used_puzzles (
  token_hash text primary key,
  used_at timestamptz not null default now()
);
