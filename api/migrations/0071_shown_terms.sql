-- search: how a word in use is written, where folding lost something of it: a half-space, a madda, capitals. What is
-- proposed to people is shown so. Filled when titles and names are written, and once for those that stand already.
alter table search_terms add column shown text;
update search_terms t set shown = written.word
from (
  select distinct on (folded) folded, word
  from (
    select word, lower(translate(regexp_replace(word, '[\u200C\u0654\u064B-\u0653\u0640]', '', 'g'), U&'\0622\0623\0625\0626\0624\06C0', U&'\0627\0627\0627\06CC\0648\0647')) as folded
    from (select card ->> 'title' as title from product_search_cards limit 50000) cards
    cross join regexp_split_to_table(title, '[[:space:]،؛()«»/]+') as word
    where word ~ '[\u200C\u0622\u0623\u0625\u0626\u0624\u06C0A-Z]'
  ) words
  order by folded, char_length(word) desc
) written
where written.folded = t.term and written.word <> t.term;
