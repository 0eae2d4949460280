-- entries: another base product of what is published waits for staff as other changes do.
alter table product_changes drop constraint product_changes_kind_check;
alter table product_changes add constraint product_changes_kind_check
  check (kind in ('TITLE', 'BASE_PRODUCT', 'SALE_UNIT', 'TERMS', 'SPECIFICATION', 'IMAGES', 'DOCUMENTS'));
