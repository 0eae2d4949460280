-- supplier_products: their seller may hide what staff have reviewed, and show it again.
alter table supplier_products drop constraint supplier_products_status_check;
alter table supplier_products add constraint supplier_products_status_check
  check (status in ('DRAFT', 'PENDING', 'PUBLISHED', 'HIDDEN', 'REJECTED', 'ARCHIVED'));
