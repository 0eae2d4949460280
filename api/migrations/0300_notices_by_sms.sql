-- Notices of some kinds go out by SMS too, to who has not read them, unless the person wants it otherwise.
alter table notifications add column sms_due_at timestamptz; -- an SMS leaves then, unless it has been read
create index notifications_sms_due_at on notifications (sms_due_at) where sms_due_at is not null;

alter table notification_preferences add column sms jsonb not null default '{}'; -- {type: boolean}
