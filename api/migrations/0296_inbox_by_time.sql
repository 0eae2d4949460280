-- A page of an inbox reads as many rows as it shows, and its number is counted in an index alone: a seller's part says when its
-- request changed, as it says where that stands.
alter table trade_participations add column request_updated_at timestamptz;
update trade_participations p set request_updated_at = r.updated_at from trade_requests r where r.id = p.request_id;

create or replace function take_state_of_request() returns trigger language plpgsql as $$
declare
  stood record;
begin
  select status, deadline_at, updated_at into stood from trade_requests where id = new.request_id;
  if found then
    new.request_status := stood.status;
    new.request_deadline_at := stood.deadline_at;
    new.request_updated_at := stood.updated_at;
  end if;
  return new;
end $$;

create or replace function give_state_to_participations() returns trigger language plpgsql as $$
begin
  update trade_participations
    set request_status = new.status, request_deadline_at = new.deadline_at, request_updated_at = new.updated_at
    where request_id = new.id;
  return null;
end $$;
drop trigger trade_requests_give_state on trade_requests;
create trigger trade_requests_give_state after update on trade_requests
  for each row when (old.status is distinct from new.status or old.deadline_at is distinct from new.deadline_at
    or old.updated_at is distinct from new.updated_at)
  execute function give_state_to_participations();

drop index trade_requests_of_buyer, trade_requests_by_state, trade_participations_of_seller, trade_participations_by_state;
create index trade_requests_of_buyer on trade_requests (buyer_customer_id, updated_at desc, id desc) include (status);
create index trade_requests_by_deadline on trade_requests (buyer_customer_id, deadline_at, id) include (status);
create index trade_participations_of_seller on trade_participations
  (seller_customer_id, request_updated_at desc, request_id desc) include (status, ended_as, request_status, turn);
create index trade_participations_by_deadline on trade_participations
  (seller_customer_id, request_deadline_at, request_id) include (status, ended_as, request_status, turn);
