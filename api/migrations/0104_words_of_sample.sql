-- search: a suggestion shows some of what fits. Words that many offers share are looked up among a sixteenth of them first: the
-- list of such a word is read as a whole before the first offer, and that took most of the time of a suggestion.
create index product_search_sample_words on product_search using gin (words) where sample < 16;
