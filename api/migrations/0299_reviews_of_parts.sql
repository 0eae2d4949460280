-- Of an order that comes in parts the deadline is when the first part that came counts as accepted: by it the buyer is waited for,
-- while the seller, who still has something to bring, is told none.
create or replace function take_state_of_request() returns trigger language plpgsql as $$
declare
  stood record;
begin
  select status, deadline_at, updated_at into stood from trade_requests where id = new.request_id;
  if found then
    new.request_status := stood.status;
    new.request_deadline_at := case when stood.status <> 'IN_FULFILMENT' then stood.deadline_at end;
    new.request_updated_at := stood.updated_at;
  end if;
  return new;
end $$;

create or replace function give_state_to_participations() returns trigger language plpgsql as $$
begin
  update trade_participations
    set request_status = new.status, request_updated_at = new.updated_at,
      request_deadline_at = case when new.status <> 'IN_FULFILMENT' then new.deadline_at end
    where request_id = new.id;
  return null;
end $$;

update trade_requests r set deadline_at = least(
    (select min(s.answer_due_at) from shipments s where s.request_id = r.id and s.status = 'DELIVERED'),
    (select min(m.due_at) from milestones m where m.request_id = r.id and m.status = 'SUBMITTED'))
  where r.status = 'IN_FULFILMENT';

drop index trade_requests_of_buyer;
create index trade_requests_of_buyer on trade_requests (buyer_customer_id, updated_at desc, id desc) include (status, deadline_at);
