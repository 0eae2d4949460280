-- domain-events: what happened to trade requests moves into the table of all events, with its hashes as they are. `trade_events`
-- stays readable for one release, and an api of the release before writes through it.
lock table trade_events in access exclusive mode;

insert into domain_events (id, aggregate_type, aggregate_id, root_id, seq, type, schema_version, at, actor_user_id, on_behalf_of,
  from_state, to_state, scope_id, visibility, payload, hash_version, prev_hash, hash)
select id, 'TradeRequest', request_id, request_id, seq, type, 1, at, actor_user_id, on_behalf_of,
  from_status, to_status, participation_id, visibility, payload, 1, prev_hash, hash
from trade_events order by at, request_id, seq;

drop table trade_events;

create view trade_events as
select id, aggregate_id as request_id, seq, type, at, actor_user_id, on_behalf_of, from_state as from_status, to_state as to_status,
  scope_id as participation_id, visibility, payload, prev_hash, hash
from domain_events where aggregate_type = 'TradeRequest';

create function write_trade_event() returns trigger language plpgsql as $$
begin
  insert into domain_events (id, aggregate_type, aggregate_id, root_id, seq, type, schema_version, at, actor_user_id, on_behalf_of,
    from_state, to_state, scope_id, visibility, payload, hash_version, prev_hash, hash)
  values (new.id, 'TradeRequest', new.request_id, new.request_id, new.seq, new.type, 1, new.at, new.actor_user_id, new.on_behalf_of,
    new.from_status, new.to_status, new.participation_id, new.visibility, new.payload, 1, new.prev_hash, new.hash);
  return new;
end $$;
create trigger trade_events_are_written instead of insert on trade_events for each row execute function write_trade_event();
create trigger trade_events_are_append_only instead of update or delete on trade_events
  for each row execute function refuse_change();

alter table domain_events add constraint domain_events_are_hashed
  check ((hash_version is null) = (hash is null) and (hash is null) = (prev_hash is null));
-- Of trade: who may read it, the buyer, both sides, the buyer and all sellers, staff.
alter table domain_events add constraint domain_events_of_trade_are_visible
  check (aggregate_type <> 'TradeRequest' or (visibility in ('BUYER', 'CHAIN', 'ALL', 'STAFF') and to_state is not null and hash is not null));
-- Chains that moved in a time.
create index domain_events_chained_at on domain_events (at) where hash is not null;
