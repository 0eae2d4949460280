-- admin: what moderators decide, whatever module it belongs to.
create table moderation_cases (
  id uuid primary key,
  kind text not null check (kind in ('COMMENT', 'REPORT', 'APPEAL')),
  object_type text not null check (object_type in ('COMMENT')),
  object_id uuid not null,
  -- null: the clock, or somebody who has closed the account
  opened_by uuid references users (id) on delete set null,
  reason text,
  -- what the filters found; it is shown and never decides
  hits text[] not null default '{}',
  state text not null check (state in ('OPEN', 'DECIDED')),
  claimed_by uuid references users (id) on delete set null,
  claimed_until timestamptz,
  due_at timestamptz not null,
  decision text,
  decision_code text,
  decision_text text,
  decided_by uuid references users (id) on delete set null,
  decided_at timestamptz,
  -- of an appeal: the case whose decision it is against
  appeal_of uuid references moderation_cases (id),
  version int not null default 1,
  created_at timestamptz not null,
  check ((state = 'DECIDED') = (decided_at is not null))
);
create unique index moderation_cases_open on moderation_cases (object_type, object_id) where state = 'OPEN';
create index moderation_cases_queue on moderation_cases (due_at, id) where state = 'OPEN';
create index moderation_cases_decided on moderation_cases (decided_at desc, id desc) where state = 'DECIDED';
create index moderation_cases_object on moderation_cases (object_type, object_id, decided_at desc);
