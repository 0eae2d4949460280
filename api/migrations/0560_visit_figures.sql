-- activity: visitors and opened contacts of a day, beside its visits.
alter table visit_days
  add column uniques integer not null default 0,
  add column contact_clicks integer not null default 0,
  alter column views set default 0;

-- Since when each figure is counted: days before it are unknown, later days without a row are 0.
create table visit_metrics (
  metric text primary key check (metric in ('VIEWS', 'UNIQUE', 'CONTACT_CLICKS')),
  counted_since date not null
);
insert into visit_metrics (metric, counted_since)
select metric, coalesce(case metric when 'VIEWS' then (select min(day) from visit_days) end, (now() at time zone 'Asia/Tehran')::date)
from unnest(array['VIEWS', 'UNIQUE', 'CONTACT_CLICKS']) as metric;

-- Who looked at what on a day that is not over, as hashes that differ from object to object and from day to day; dropped at its end.
create table day_visitors (
  day date not null,
  object_type text not null,
  object_id uuid not null,
  visitor text not null,
  primary key (day, object_type, object_id, visitor)
) with (autovacuum_vacuum_scale_factor = 0.01);
