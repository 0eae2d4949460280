-- identity: users that staff may find and change, and that may close their account. Who closed it has no phone here any more.
alter table users add column version int not null default 1;
alter table users add column closed_at timestamptz;
alter table users alter column phone drop not null;
alter table users add constraint users_phone_until_closed check ((status = 'CLOSED') = (phone is null));
create index users_newest on users (created_at desc, id desc);
create index users_phone_end on users (right(phone, 4));
create index user_roles_role on user_roles (role);
create index sessions_last_seen on sessions (last_seen_at desc, id desc) where revoked_at is null;
create index audit_action on audit (action, id);
create index audit_at on audit (at);
