-- trade: for each seller as the version of its own part moves
alter table trade_participations add column changed_at timestamptz;
alter table trade_participations alter column changed_at set default now();
-- By its name after the one that takes the state of the request.
create trigger trade_participations_time_change before update on trade_participations
  for each row when (old.seller_updated_at is distinct from new.seller_updated_at or old.version is distinct from new.version
    or old.ended_as is distinct from new.ended_as or (old.status = 'PLANNED') is distinct from (new.status = 'PLANNED'))
  execute function keep_changed_at();
