-- content: help for screens, by the key that the web prints for each.
create table help_entries (
  id uuid primary key,
  front_unique_id text not null unique,
  title text not null,
  body jsonb not null,
  related_question_ids uuid[] not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
