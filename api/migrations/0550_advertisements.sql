-- content: pictures that lead somewhere, each in its place on pages and for its time. One that is archived is shown no more.
create table advertisements (
  id uuid primary key,
  slot text not null check (slot in ('HOME_TOP', 'LIST_SIDE', 'CATEGORY_TOP', 'SEARCH_INLINE', 'PAGE_END')),
  image_desktop_id uuid not null references files (id),
  image_mobile_id uuid not null references files (id),
  alt text not null,
  target_path text not null,
  valid_from timestamptz not null,
  valid_until timestamptz not null,
  weight int not null check (weight between 1 and 10),
  -- empty: whatever the category
  category_ids uuid[] not null,
  archived_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (valid_from < valid_until)
);
create index advertisements_until on advertisements (valid_until);
create index advertisements_desktop on advertisements (image_desktop_id);
create index advertisements_mobile on advertisements (image_mobile_id);

-- content: how often each was followed, by day of Tehran; how often it was seen is told by visit_days. Kept for two years.
create table advertisement_days (
  advertisement_id uuid not null references advertisements (id),
  day date not null,
  clicks int not null,
  primary key (advertisement_id, day)
);
create index advertisement_days_by_day on advertisement_days (day);
