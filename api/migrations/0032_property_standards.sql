-- catalog: which standards say how a property is measured or which values it has.
alter table category_properties add column standards text[] not null default '{}';
