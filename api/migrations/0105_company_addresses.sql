-- addresses: a company has a book of its own, in which delivery addresses stand beside all others. One of them is the default.
alter table addresses
  alter column person_id drop not null,
  add column customer_id uuid references customers (id),
  drop constraint addresses_book_check,
  drop constraint addresses_check,
  add constraint addresses_book check (book in ('DELIVERY', 'PERSON', 'COMPANY')),
  add constraint addresses_kind check (book = 'COMPANY' or (book = 'DELIVERY') = (kind = 'DELIVERY')),
  add constraint addresses_owner check (num_nonnulls(person_id, customer_id) = 1 and (book = 'COMPANY') = (customer_id is not null)),
  add constraint addresses_default check (book <> 'COMPANY' or kind = 'DELIVERY' or not is_default);
create unique index addresses_one_default_of_company on addresses (customer_id) where is_default;
create index addresses_company on addresses (customer_id, created_at) where customer_id is not null;
