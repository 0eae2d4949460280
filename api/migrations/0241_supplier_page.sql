-- suppliers: where it can be visited, as its page says; its logo and cover are linked files (SUPPLIER, PUBLIC).
alter table suppliers add column addresses jsonb not null default '[]';
