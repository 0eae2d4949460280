-- activity: visits by day of Tehran, from now on: what was not counted on its day cannot be made up later.
create table visit_days (
  object_type text not null,
  object_id uuid not null,
  day date not null,
  views integer not null,
  primary key (object_type, object_id, day)
) with (autovacuum_vacuum_scale_factor = 0.01);
