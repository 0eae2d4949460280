-- content: types of pages as a tree, labels, pages with every version that was written, and what of them is shown when.
create table content_types (
  id uuid primary key,
  parent_id uuid references content_types (id),
  title text not null,
  slug text not null,
  page_type text not null check (page_type in ('ARTICLE', 'NEWS', 'GUIDE', 'STATIC', 'LANDING')),
  sort int not null,
  is_active boolean not null default true,
  version int not null default 1,
  created_at timestamptz not null,
  check (parent_id <> id)
);

create table content_labels (
  id uuid primary key,
  title text not null,
  description text,
  version int not null default 1,
  created_at timestamptz not null
);
-- Every title that a label has or had, folded: any spelling finds it, and nobody else takes it.
create table content_label_names (
  title_key text primary key,
  label_id uuid not null references content_labels (id)
);
create index content_label_names_label on content_label_names (label_id);

create table pages (
  id uuid primary key,
  -- Goes up with each write of it.
  version int not null default 1,
  status text not null check (status in ('DRAFT', 'IN_REVIEW', 'SCHEDULED', 'PUBLISHED', 'ARCHIVED')),
  -- The version that is worked on; of a published page what is shown.
  draft_version int not null,
  -- The supplier that writes it; the project's editors where there is none.
  supplier_id uuid references suppliers (id),
  created_by uuid not null references users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Since when it waits for an editor.
  submitted_at timestamptz,
  submitted_by uuid references users (id),
  -- Why an editor sent it back.
  reason text,
  publish_at timestamptz,
  redirect_path text,
  search_key text not null
);
create index pages_changed on pages (updated_at, id);
create index pages_supplier on pages (supplier_id, updated_at, id) where supplier_id is not null;
create index pages_waiting on pages (submitted_at, id) where status = 'IN_REVIEW';

create table page_versions (
  page_id uuid not null references pages (id),
  version int not null,
  author_id uuid not null references users (id),
  written_at timestamptz not null,
  content_type_id uuid not null references content_types (id),
  unique_page_name text,
  title text not null,
  slug text not null,
  summary text not null,
  -- {v: 1, blocks}
  body jsonb not null,
  reading_minutes int not null,
  cover_file_id uuid references files (id),
  cover_alt text,
  label_ids uuid[] not null,
  platforms text[] not null,
  category_ids uuid[] not null,
  supplier_ids uuid[] not null,
  author_name text,
  comment_policy text not null check (comment_policy in ('OPEN', 'CLOSED')),
  placements text[] not null,
  consent_version text,
  -- {title?, description?, noindex}
  seo jsonb not null,
  primary key (page_id, version)
);

-- Every name that a page has or had: unique for ever, so that an old one leads to it.
create table page_names (
  name text primary key,
  page_id uuid not null references pages (id)
);

-- Versions that everybody reads, each from a time on: the clock decides and no job. What is no row here is in no public answer.
create table page_editions (
  page_id uuid not null references pages (id),
  version int not null,
  shown_from timestamptz not null,
  shown_until timestamptz,
  -- When the page was first shown.
  published_from timestamptz not null,
  content_type_id uuid not null references content_types (id),
  label_ids uuid[] not null,
  platforms text[] not null,
  category_ids uuid[] not null,
  -- Those it is tied to, and the one that writes it.
  supplier_ids uuid[] not null,
  writer_id uuid references suppliers (id),
  primary key (page_id, version),
  foreign key (page_id, version) references page_versions (page_id, version),
  check (shown_until is null or shown_until >= shown_from)
);
create index page_editions_newest on page_editions (published_from, page_id);
create index page_editions_type on page_editions (content_type_id, published_from, page_id);
create index page_editions_labels on page_editions using gin (label_ids);
create index page_editions_categories on page_editions using gin (category_ids);
create index page_editions_suppliers on page_editions using gin (supplier_ids);
create index page_editions_writer on page_editions (writer_id) where writer_id is not null;

create table page_likes (
  page_id uuid not null references pages (id),
  user_id uuid not null references users (id),
  liked_at timestamptz not null,
  primary key (page_id, user_id)
);
create index page_likes_user on page_likes (user_id);
-- Beside the pages, so that who likes one waits for no writer of it.
create table page_like_counts (
  page_id uuid primary key references pages (id),
  likes int not null check (likes >= 0)
);

-- When sellers handed pages in, for the number of a month.
create table page_submissions (
  id uuid primary key,
  page_id uuid not null references pages (id),
  supplier_id uuid not null references suppliers (id),
  submitted_at timestamptz not null
);
create index page_submissions_supplier on page_submissions (supplier_id, submitted_at);

-- Pages are looked at, saved and noted as things of the market are.
alter table user_favorites drop constraint user_favorites_object_type_check,
  add constraint user_favorites_object_type_check
  check (object_type in ('SUPPLIER_PRODUCT', 'BASE_PRODUCT', 'SUPPLIER', 'MERCHANT', 'CATEGORY', 'CONTENT'));
alter table notes drop constraint notes_object_type_check,
  add constraint notes_object_type_check
  check (object_type in ('SUPPLIER_PRODUCT', 'BASE_PRODUCT', 'SUPPLIER', 'MERCHANT', 'CATEGORY', 'CONTENT'));
alter table last_visits drop constraint last_visits_object_type_check,
  add constraint last_visits_object_type_check
  check (object_type in ('SUPPLIER_PRODUCT', 'BASE_PRODUCT', 'SUPPLIER', 'MERCHANT', 'CATEGORY', 'CONTENT'));
alter table visit_counts drop constraint visit_counts_object_type_check,
  add constraint visit_counts_object_type_check
  check (object_type in ('SUPPLIER_PRODUCT', 'BASE_PRODUCT', 'SUPPLIER', 'MERCHANT', 'CATEGORY', 'CONTENT'));
