-- trade: when a seller got its part, with the publication or later by an invitation: its inbox is narrowed by that day.
alter table trade_participations add column got_at timestamptz;
create function keep_got_at() returns trigger language plpgsql as $$
begin
  new.got_at := coalesce(new.got_at, new.updated_at);
  return new;
end $$;
create trigger trade_participations_got before insert on trade_participations
  for each row when (new.status <> 'PLANNED') execute function keep_got_at();
create trigger trade_participations_gets before update on trade_participations
  for each row when (old.status = 'PLANNED' and new.status <> 'PLANNED') execute function keep_got_at();
