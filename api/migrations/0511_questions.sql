-- content: questions that people ask often, with their answers, by category.
create table faq_categories (
  id uuid primary key,
  name text not null,
  name_key text not null unique,
  sort_order integer not null,
  is_active boolean not null,
  version integer not null default 1,
  updated_at timestamptz not null
);

create table faq_questions (
  id uuid primary key,
  category_id uuid not null references faq_categories (id),
  question text not null,
  answer jsonb not null,
  platforms text[] not null check (platforms <@ array['WEB', 'MOBILE'] and cardinality(platforms) > 0),
  sort_order integer not null,
  is_active boolean not null,
  search_key text not null,
  -- How many said that the answer helps, of how many who said anything.
  helpful_count integer not null default 0,
  rating_count integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (helpful_count between 0 and rating_count)
);
create index faq_questions_of_category on faq_questions (category_id, sort_order, id);

-- content: what visitors say of answers. Who they were is forgotten after 30 days.
create table faq_ratings (
  id uuid primary key,
  question_id uuid not null references faq_questions (id),
  visitor text,
  is_helpful boolean not null,
  rated_at timestamptz not null
);
create index faq_ratings_of_visitor on faq_ratings (question_id, visitor, rated_at) where visitor is not null;
create index faq_ratings_with_visitor on faq_ratings (rated_at) where visitor is not null;

-- content: words that found no question, once for each visitor, as hashes that differ from word to word.
create table faq_misses (
  term_key text not null,
  visitor text not null,
  missed_at timestamptz not null,
  primary key (term_key, visitor)
);
create index faq_misses_at on faq_misses (missed_at);

-- content: what is read is looked at too.
alter table visit_counts drop constraint if exists visit_counts_object_type_check;
alter table visit_counts add constraint visit_counts_object_type_check check (object_type in (
  'SUPPLIER_PRODUCT', 'BASE_PRODUCT', 'SUPPLIER', 'MERCHANT', 'CATEGORY',
  'CONTENT', 'DOCUMENT', 'FAQ_QUESTION', 'HELP', 'VIDEO', 'ADVERTISEMENT'));
