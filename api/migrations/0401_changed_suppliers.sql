-- suppliers: those that the public sees, as isShownSupplier says. Its time moves with what they show; `updated_at` of 0072 moves
-- with all else, too: with what is handed in, refused or kept for staff, which is nobody else's to know.
alter table suppliers add column changed_at timestamptz;
alter table suppliers alter column changed_at set default now();
create function is_shown_supplier(status text, owner uuid) returns boolean language sql immutable as $$
  select status = 'CONFIRMED' or (status = 'PENDING' and owner is null);
$$;
create trigger keep_changed_at before update on suppliers for each row when (
  row(old.legal_name, old.brand_name, old.slug, old.supplier_types, old.city_name, old.state_name, old.city_id, old.state_id,
    old.founded_year, old.employees_range, old.about, old.website, old.addresses, old.certificates, old.confirm_status,
    old.owner_customer_id is null, old.rating, old.rating_count, old.response_rate_30d, old.median_first_response_min)
  is distinct from
  row(new.legal_name, new.brand_name, new.slug, new.supplier_types, new.city_name, new.state_name, new.city_id, new.state_id,
    new.founded_year, new.employees_range, new.about, new.website, new.addresses, new.certificates, new.confirm_status,
    new.owner_customer_id is null, new.rating, new.rating_count, new.response_rate_30d, new.median_first_response_min))
  execute function keep_changed_at();
create trigger tell_hidden after update on suppliers
  for each row when (is_shown_supplier(old.confirm_status, old.owner_customer_id)
    and not is_shown_supplier(new.confirm_status, new.owner_customer_id)) execute function tell_removed_from('SUPPLIER');
create trigger tell_removed after delete on suppliers
  for each row when (is_shown_supplier(old.confirm_status, old.owner_customer_id)) execute function tell_removed_from('SUPPLIER');
