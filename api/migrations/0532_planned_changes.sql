-- platform: what will read otherwise from a time on, for the caches of all programs; each api tells it when its clock is there.
create table planned_changes (
  at timestamptz not null,
  tag text not null, -- as in changes
  primary key (at, tag)
);
-- Jobs did that before.
insert into planned_changes (at, tag)
  select e.shown_from, unnest(array[e.page_id, e.content_type_id] || e.label_ids || e.category_ids || e.supplier_ids)::text
  from page_editions e where e.shown_from > now()
  union select valid_from, 'frame' from announcements where valid_from > now()
  union select valid_until, 'frame' from announcements where valid_until > now();
delete from jobs where queue in ('page-appears', 'announcement-clock') and done_at is null;
