-- suppliers in the order of change
create index suppliers_changed on suppliers ((coalesce(changed_at, created_at)), id);
