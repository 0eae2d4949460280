-- What waits for a company is found by state and deadline, however many requests it has. A seller's part says where its request
-- stands, so that no inbox reads the requests themselves to leave most of them out.
alter table trade_participations add column request_status text, add column request_deadline_at timestamptz;
update trade_participations p set request_status = r.status, request_deadline_at = r.deadline_at
  from trade_requests r where r.id = p.request_id;

create function take_state_of_request() returns trigger language plpgsql as $$
declare
  stood record;
begin
  select status, deadline_at into stood from trade_requests where id = new.request_id;
  if found then
    new.request_status := stood.status;
    new.request_deadline_at := stood.deadline_at;
  end if;
  return new;
end $$;
create trigger trade_participations_take_state before insert on trade_participations
  for each row execute function take_state_of_request();

create function give_state_to_participations() returns trigger language plpgsql as $$
begin
  update trade_participations set request_status = new.status, request_deadline_at = new.deadline_at where request_id = new.id;
  return null;
end $$;
create trigger trade_requests_give_state after update on trade_requests
  for each row when (old.status is distinct from new.status or old.deadline_at is distinct from new.deadline_at)
  execute function give_state_to_participations();

create index trade_requests_by_state on trade_requests (buyer_customer_id, status, deadline_at, id);
create index trade_participations_by_state on trade_participations
  (seller_customer_id, coalesce(ended_as, request_status), request_deadline_at, request_id) include (turn) where status <> 'PLANNED';
