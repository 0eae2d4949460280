-- search: what an offer is found by, as finished words in weighted fields: A what it is and its codes, B standards, grades, brand, C the
-- rest, D places. The api makes them (modules/search/finished-words.ts), so no parser or locale of the database has a say. Rows
-- without words are made anew when the api starts.
drop index product_search_words;
alter table product_search drop column title_key;
alter table product_search add column words tsvector not null default '';
-- Rows are read whole for ranking and facets; compressing the wider ones would cost more than their place.
alter table product_search set (toast_tuple_target = 8160);
create index product_search_words on product_search using gin (words);
create index product_search_wordless on product_search (id) where words = '';

-- search: the words and whole names in use; words are counted from finished words of offers, names of suppliers apart.
truncate search_terms;
alter table search_terms drop constraint search_terms_source_check;
alter table search_terms add constraint search_terms_source_check
  check (source in ('WORD', 'BRAND', 'STANDARD', 'SELLER'));

-- search: other words for what the market calls otherwise, and words of shopping and asking that find nothing. Filled from
-- seeds/search when empty.
create table search_synonyms (
  typed text not null,
  means text not null, -- as the market writes it; of a UNIT its code
  kind text not null check (kind in ('TRADE', 'ENGLISH', 'TRANSLITERATED', 'FINGLISH', 'BRAND', 'MATERIAL', 'UNIT')),
  primary key (typed, means, kind)
);
create table search_stop_words (
  word text primary key,
  kind text not null check (kind in ('SHOPPING', 'QUESTION', 'FUNCTION'))
);
