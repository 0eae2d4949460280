-- Each seller of an open request has a version, a time of change, a state and a deadline of its own: what another seller does
-- changes none of them, so it neither refuses a step nor shows in an inbox.
alter table trade_participations
  add column request_kind text,
  add column quote_deadline_at timestamptz,
  -- of an open request, what the seller's steps carry
  add column version int not null default 1,
  -- how often the seller was told of something: numbers of its live events
  add column news int not null default 0;
alter table trade_participations rename column request_updated_at to seller_updated_at;
update trade_participations p set request_kind = r.kind, quote_deadline_at = r.quote_deadline_at
  from trade_requests r where r.id = p.request_id;

create or replace function take_state_of_request() returns trigger language plpgsql as $$
declare
  stood record;
begin
  select kind, status, deadline_at, quote_deadline_at, updated_at into stood from trade_requests where id = new.request_id;
  if found then
    new.request_kind := stood.kind;
    new.request_status := stood.status;
    new.request_deadline_at := stood.deadline_at;
    new.quote_deadline_at := stood.quote_deadline_at;
    new.seller_updated_at := stood.updated_at;
  end if;
  return new;
end $$;

create or replace function give_state_to_participations() returns trigger language plpgsql as $$
begin
  update trade_participations
    set request_status = new.status, request_deadline_at = new.deadline_at, quote_deadline_at = new.quote_deadline_at,
      seller_updated_at = case when new.kind = 'OPEN_RFQ' then seller_updated_at else new.updated_at end
    where request_id = new.id;
  return null;
end $$;
drop trigger trade_requests_give_state on trade_requests;
create trigger trade_requests_give_state after update on trade_requests
  for each row when (old.status is distinct from new.status or old.deadline_at is distinct from new.deadline_at
    or old.quote_deadline_at is distinct from new.quote_deadline_at or old.updated_at is distinct from new.updated_at)
  execute function give_state_to_participations();

-- The same as statusFor and deadlineFor of the code, for lists. The trigger comes after the one that takes the request's state.
alter table trade_participations add column seller_status text, add column seller_deadline_at timestamptz;
create function tell_state_to_seller() returns trigger language plpgsql as $$
begin
  new.seller_status := new.request_status;
  new.seller_deadline_at := new.request_deadline_at;
  if new.ended_as is not null then
    new.seller_status := new.ended_as;
    new.seller_deadline_at := null;
  elsif new.request_status = 'IN_FULFILMENT' then
    -- By this deadline the buyer is waited for; a seller who still has something to bring is told none.
    new.seller_deadline_at := null;
  elsif new.request_kind = 'OPEN_RFQ' and new.request_status in ('PUBLISHED', 'NEGOTIATING') then
    new.seller_status := case when new.offer_ends_at is null then 'PUBLISHED' else 'NEGOTIATING' end;
    new.seller_deadline_at := coalesce(new.offer_ends_at, new.quote_deadline_at);
  end if;
  return new;
end $$;
create trigger trade_participations_tell_state before insert or update on trade_participations
  for each row execute function tell_state_to_seller();
-- What is there goes through the trigger.
update trade_participations set news = news;

drop index trade_participations_of_seller, trade_participations_by_deadline;
create index trade_participations_of_seller on trade_participations
  (seller_customer_id, seller_updated_at desc, request_id desc) include (status, seller_status, turn);
create index trade_participations_by_deadline on trade_participations
  (seller_customer_id, seller_deadline_at, request_id) include (status, seller_status, turn);
