-- search: what is read on the site as it is searched. What stands already is put in when an api starts (`afterStart` of content).
create table content_search (
  kind text not null check (kind in ('PAGE', 'FAQ', 'HELP', 'VIDEO')),
  id uuid not null,
  -- A page that waits for its time stands beside what is shown until then; other kinds have one of them.
  edition int not null default 1,
  title text not null,
  path text not null,
  -- As people read it, for the passage below a hit.
  body text not null,
  platforms text[] not null,
  -- The supplier that wrote it: what it wrote is hidden with it.
  writer_id uuid references suppliers (id),
  title_key text not null,
  -- Finished words: of title and codes A, of labels and headings B, those that the body says often C, and once or twice D.
  words tsvector not null,
  -- Visits of 90 days, which decide between those that fit alike.
  weight int not null default 0,
  visible_from timestamptz not null,
  visible_until timestamptz not null,
  primary key (kind, id, edition)
);
create index content_search_words on content_search using gin (words);

-- How many of them have each word, and how people write it.
create table content_terms (
  term text primary key,
  count int not null,
  shown text
);
