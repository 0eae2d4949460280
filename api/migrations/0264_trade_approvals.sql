-- trade_approvals: what somebody of a buyer's company asked the company to agree to, by its rules of then.
create table trade_approvals (
  id uuid primary key,
  request_id uuid not null references trade_requests (id) on delete cascade,
  -- PUBLISH: that the request goes to its seller. LIST_ORDER: to the amount of an order at list price. ACCEPT, COUNTER: to that of
  -- an offer
  kind text not null check (kind in ('PUBLISH', 'LIST_ORDER', 'ACCEPT', 'COUNTER')),
  -- the offer, where it is about one, and how many its chain had then
  subject_id uuid,
  chain_rounds int,
  status text not null check (status in ('PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'LAPSED')),
  -- null: that person has closed the account
  asker_user_id uuid references users (id) on delete set null,
  -- with tax and freight
  amount_rial numeric(20) not null,
  -- how many must agree
  needed int not null check (needed between 1 and 2),
  -- whether it is more than the asker may agree to alone
  above_limit boolean not null,
  -- the rules of confirming as they were when it was asked
  self_confirm boolean not null,
  publish_needs text not null check (publish_needs in ('CONFIRMER', 'OWNER')),
  -- hash of what is agreed to: at other prices it is something else
  content_hash text not null,
  asked_at timestamptz not null,
  ended_at timestamptz,
  check ((status = 'PENDING') = (ended_at is null)),
  check ((kind in ('ACCEPT', 'COUNTER')) = (subject_id is not null and chain_rounds is not null))
);
create index trade_approvals_of_request on trade_approvals (request_id, asked_at desc);
create unique index trade_approvals_pending on trade_approvals (request_id, kind) where status = 'PENDING';
create index trade_approvals_of_asker on trade_approvals (asker_user_id) where asker_user_id is not null;

-- What people said to it, each once.
create table trade_approval_answers (
  approval_id uuid not null references trade_approvals (id) on delete cascade,
  place int not null,
  user_id uuid references users (id) on delete set null,
  is_approved boolean not null,
  reason text,
  at timestamptz not null,
  primary key (approval_id, place),
  unique (approval_id, user_id)
);
create index trade_approval_answers_of_user on trade_approval_answers (user_id) where user_id is not null;

-- Requests that wait for their company already.
insert into trade_approvals (id, request_id, kind, status, asker_user_id, amount_rial, needed, above_limit, self_confirm,
    publish_needs, content_hash, asked_at)
  select gen_random_uuid(), r.id, 'PUBLISH', 'PENDING', r.requester_user_id,
    coalesce((select sum((l.snapshot ->> 'netRial')::numeric + (l.snapshot ->> 'vatRial')::numeric) from trade_lines l
      where l.request_id = r.id), 0),
    1, false, false, 'CONFIRMER', '', r.updated_at
  from trade_requests r where r.status = 'AWAITING_CONFIRMATION';
