-- suppliers: the sitemap lists their pages, and those of what they sell by others, by age.
create index suppliers_newest on suppliers (created_at desc, id);
