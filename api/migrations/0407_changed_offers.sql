-- search: the offers that are shown, each within a time. What begins or ends by itself is told too. What only ranks or finds them
-- is not shown, nor is that their entry was written (`updated_at`): it moves with what waits for staff.
alter table product_search add column changed_at timestamptz;
alter table product_search alter column changed_at set default now();
create trigger keep_changed_at before update on product_search for each row when (
  row(old.base_product_id, old.supplier_id, old.merchant_id, old.category_path, old.published_at, old.price_rial, old.lead_time_days,
    old.is_confirmed, old.stock_state, old.lows, old.highs, old.visible_from, old.visible_until)
  is distinct from
  row(new.base_product_id, new.supplier_id, new.merchant_id, new.category_path, new.published_at, new.price_rial, new.lead_time_days,
    new.is_confirmed, new.stock_state, new.lows, new.highs, new.visible_from, new.visible_until))
  execute function keep_changed_at();
create trigger tell_removed after delete on product_search for each row execute function tell_removed_from('SUPPLIER_PRODUCT');
