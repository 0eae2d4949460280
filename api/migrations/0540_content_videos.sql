-- content: short videos of the site with their captions, and what is known of a video that is uploaded.
alter table files
  drop constraint files_kind_check,
  add constraint files_kind_check check (kind in ('IMAGE', 'DOCUMENT', 'DRAWING', 'VIDEO')),
  -- Of a video, by its container; null for other files.
  add column duration_ms int check (duration_ms > 0);

create table content_videos (
  id uuid primary key,
  title text not null,
  slug text not null,
  summary text not null,
  file_id uuid not null unique references files (id),
  poster_file_id uuid not null references files (id),
  -- [{start, title}]; times in milliseconds from the beginning
  chapters jsonb not null,
  -- [{start, end, text}]
  captions jsonb not null,
  platforms text[] not null,
  is_active boolean not null,
  sort_order int not null,
  -- title, summary and captions, folded
  search_key text not null,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index content_videos_order on content_videos (sort_order, id);
create index content_videos_poster on content_videos (poster_file_id);

alter table help_entries add column media_video_id uuid references content_videos (id);
create index help_entries_video on help_entries (media_video_id) where media_video_id is not null;
