-- search: signs of units that people write alone, of degrees of temperature and of microns; a new market has them from its seeds
insert into search_synonyms (typed, means, kind)
select sign.typed, sign.means, 'UNIT'
from (values ('°', 'Cel'), ('µ', 'um')) as sign (typed, means)
where exists (select from search_synonyms where kind = 'UNIT')
on conflict do nothing;
