-- trade: for the buyer as the version of the request moves
alter table trade_requests add column changed_at timestamptz;
alter table trade_requests alter column changed_at set default now();
create trigger keep_changed_at before update on trade_requests
  for each row when (old.updated_at is distinct from new.updated_at or old.version is distinct from new.version)
  execute function keep_changed_at();
create function tell_removed_request() returns trigger language plpgsql as $$
begin
  perform tell_removed('TRADE_REQUEST', old.buyer_customer_id, old.id);
  return null;
end $$;
create trigger tell_removed after delete on trade_requests for each row execute function tell_removed_request();
