-- Open requests ask several sellers, chosen ones or all who sell such goods. Each has a chain of offers of its own.
alter table trade_requests
  drop constraint trade_requests_kind_check,
  add constraint trade_requests_kind_check check (kind in ('DIRECT_ORDER', 'OPEN_RFQ')),
  -- whom it is for: the seller of an order, those who are asked, or all
  add column visibility text not null default 'DIRECT' check (visibility in ('DIRECT', 'INVITED', 'PUBLIC')),
  -- until when a seller may send the first offer; in a draft as the buyer chose it
  add column quote_deadline_at timestamptz,
  -- whether sellers read what the buyer wants to pay
  add column shows_target boolean not null default false,
  add constraint trade_requests_visibility_of_kind check ((kind = 'DIRECT_ORDER') = (visibility = 'DIRECT'));
create index trade_requests_public on trade_requests (published_at desc, id desc)
  where visibility = 'PUBLIC' and status in ('PUBLISHED', 'NEGOTIATING');

alter table trade_participations
  drop constraint trade_participations_status_check,
  add constraint trade_participations_status_check check (status in (
    'PLANNED', 'INVITED', 'VIEWED', 'QUOTING', 'DECLINED_TO_QUOTE', 'NOT_SELECTED', 'SELECTED', 'REMOVED', 'LAPSED')),
  -- how often the seller has asked about an open request
  add column question_count int not null default 0,
  -- of a seller whose part in an open request is over: how the request stands for it, since when, and why
  add column ended_as text check (ended_as in ('DECLINED', 'CANCELLED', 'EXPIRED')),
  add column ended_at timestamptz,
  add column reason_code text,
  add column reason text,
  add constraint trade_participations_ended check ((ended_as is null) = (ended_at is null));

-- Questions of sellers about an open request, which all of them read.
create table trade_questions (
  id uuid primary key,
  request_id uuid not null references trade_requests (id) on delete cascade,
  -- who asks; no other seller is told
  participation_id uuid not null references trade_participations (id) on delete cascade,
  text text not null,
  line_ids uuid[] not null,
  asked_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null))
);
create index trade_questions_of_request on trade_questions (request_id, asked_at);
create index trade_questions_of_participation on trade_questions (participation_id);

-- Papers of a seller are for the buyer alone.
alter table trade_documents add column participation_id uuid references trade_participations (id);
update trade_documents d set participation_id = p.id from trade_participations p where p.request_id = d.request_id and d.side = 'SELLER';
create index trade_documents_of_participation on trade_documents (participation_id) where participation_id is not null;
