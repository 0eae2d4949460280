-- search: what workshops call a bar, an atmosphere; a new market has it from its seeds
insert into search_synonyms (typed, means, kind)
select U&'\0627\062A\0645\0633\0641\0631', 'bar', 'UNIT'
where exists (select from search_synonyms where kind = 'UNIT')
on conflict do nothing;
