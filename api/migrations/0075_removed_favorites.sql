-- favorites: what was taken back a moment ago, so that it can be restored with its list and its place.
create table removed_favorites (
  id uuid primary key,
  user_id uuid not null references users (id),
  object_type text not null,
  object_id uuid not null,
  list_name text,
  created_at timestamptz not null,
  removed_at timestamptz not null
);
create index removed_favorites_user on removed_favorites (user_id);
create index removed_favorites_removed on removed_favorites (removed_at);

-- One's own lists, and what is in one of them.
create index user_favorites_list on user_favorites (user_id, list_name) where list_name is not null;
