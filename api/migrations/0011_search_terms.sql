-- search: words of titles as an inverted index. The text is folded already, so every word is taken as it stands and no
-- dictionary or locale of the database has a say.
create index product_search_words on product_search using gin (array_to_tsvector(string_to_array(title_key, ' ')));

-- search: the words in use, for completing and repairing what people type. Words with digits are not counted: each
-- part number would be a word of its own.
create table search_terms (
  term text not null,
  source text not null check (source in ('OFFER', 'SUPPLIER')), -- titles of offers, names of suppliers
  count integer not null,
  primary key (term, source)
);
insert into search_terms (term, source, count)
select word, 'OFFER', count(*)::int
from product_search cross join unnest(tsvector_to_array(array_to_tsvector(string_to_array(title_key, ' ')))) as word
where word !~ '[0-9.¼½¾⅛⅜⅝⅞]' and char_length(word) > 1
group by word;
