-- admin: pages of suppliers and reported messages join the queue of cases.
alter table moderation_cases drop constraint moderation_cases_kind_check;
alter table moderation_cases drop constraint moderation_cases_object_type_check;
alter table moderation_cases
  add constraint moderation_cases_kind_check
    check (kind in ('COMMENT', 'REPORT', 'APPEAL', 'SUPPLIER_PAGE', 'MESSAGE')),
  add constraint moderation_cases_object_type_check check (object_type in ('COMMENT', 'PAGE', 'MESSAGE'));

-- null: it waits to be decided, and what was taken back of its message stays meanwhile
alter table message_reports add column decided_at timestamptz;

-- Nothing decided them before: all that were made wait.
insert into moderation_cases (id, kind, object_type, object_id, opened_by, reason, state, due_at, created_at)
select gen_random_uuid(), 'MESSAGE', 'MESSAGE', message_id, reporter_user_id, explanation, 'OPEN',
  created_at + interval '24 hours', created_at
from message_reports;

insert into moderation_cases (id, kind, object_type, object_id, opened_by, state, due_at, created_at)
select gen_random_uuid(), 'SUPPLIER_PAGE', 'PAGE', id, submitted_by, 'OPEN',
  coalesce(submitted_at, updated_at) + interval '2 days', coalesce(submitted_at, updated_at)
from pages where status = 'IN_REVIEW' and supplier_id is not null;
