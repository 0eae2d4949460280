-- notifications: what asks its reader for something is taken back once it does not wait any more, and counts what waits now.
alter table notifications add column asks boolean not null default false;
create index notifications_asking on notifications (object_id) where asks and read_at is null;
