-- trade_consents: what one side asks the other to agree to once there is an agreement.
create table trade_consents (
  id uuid primary key,
  request_id uuid not null references trade_requests (id) on delete cascade,
  kind text not null check (kind in ('TERM_CHANGE', 'CANCELLATION')),
  status text not null check (status in ('ASKED', 'AGREED', 'REFUSED', 'WITHDRAWN', 'LAPSED')),
  -- which side asks
  side text not null check (side in ('BUYER', 'SELLER')),
  -- of a change of the term of payment, what it was and is to be
  from_term text,
  to_term text,
  reason text,
  asked_at timestamptz not null,
  lapses_at timestamptz not null,
  -- when it was answered, withdrawn or lapsed, and what was said with that
  ended_at timestamptz,
  answer text
);
create unique index trade_consents_open on trade_consents (request_id, kind) where status = 'ASKED';
create index trade_consents_of_request on trade_consents (request_id, asked_at);
