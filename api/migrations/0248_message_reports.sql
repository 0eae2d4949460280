-- conversations: what somebody of the other side found wrong with a message, once for each; staff read it with what it said before.
create table message_reports (
  id uuid primary key,
  message_id uuid not null unique references messages (id),
  -- null: whoever reported it has closed the account
  reporter_user_id uuid references users (id) on delete set null,
  reason text not null check (reason in ('SPAM', 'ABUSE', 'FRAUD', 'OTHER')),
  explanation text check (length(explanation) <= 500),
  created_at timestamptz not null
);
create index message_reports_newest on message_reports (created_at desc, id desc);
create index message_reports_reporter on message_reports (reporter_user_id) where reporter_user_id is not null;
