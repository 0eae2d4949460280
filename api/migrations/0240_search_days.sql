-- search: words that were searched, by day of Tehran, without anybody's name. Only words of at least five visitors of a day.
create table search_days (
  term_key text not null,
  category_id uuid,
  day date not null,
  count integer not null,
  zero_count integer not null,
  unique nulls not distinct (category_id, day, term_key),
  check (zero_count between 0 and count and count >= 5)
) with (autovacuum_vacuum_scale_factor = 0.01);
create index search_days_day on search_days (day);

-- search: who searched what on a day that is not over, as hashes that differ from word to word; dropped at its end.
create table search_visitors (
  day date not null,
  term_key text not null,
  category_id uuid,
  visitor text not null,
  found_nothing boolean not null,
  unique nulls not distinct (day, term_key, category_id, visitor)
) with (autovacuum_vacuum_scale_factor = 0.01);
