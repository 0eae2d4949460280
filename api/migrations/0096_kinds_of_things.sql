-- One word for a base product wherever something is said about it: BASE_PRODUCT, as in visits.
alter table user_favorites drop constraint user_favorites_object_type_check;
update user_favorites set object_type = 'BASE_PRODUCT' where object_type = 'PRODUCT';
alter table user_favorites add constraint user_favorites_object_type_check
  check (object_type in ('SUPPLIER_PRODUCT', 'BASE_PRODUCT', 'SUPPLIER', 'MERCHANT', 'CATEGORY'));

alter table notes drop constraint notes_object_type_check;
update notes set object_type = 'BASE_PRODUCT' where object_type = 'PRODUCT';
alter table notes add constraint notes_object_type_check
  check (object_type in ('SUPPLIER_PRODUCT', 'BASE_PRODUCT', 'SUPPLIER', 'MERCHANT', 'CATEGORY'));

update removed_favorites set object_type = 'BASE_PRODUCT' where object_type = 'PRODUCT';
