-- customers: who acts for a company at a time. Everything that asks, tells or shows somebody of a company reads this and no other
-- condition: the membership is active and within its dates, the account is neither disabled nor closed, and the company is open.
create function acting_members(at timestamptz) returns setof customer_members language sql stable as $$
  select m.* from customer_members m
    join users u on u.id = m.user_id and u.status = 'ACTIVE'
    join customers c on c.id = m.customer_id and c.closed_at is null
  where m.status = 'ACTIVE' and (m.valid_from is null or m.valid_from <= at) and (m.valid_to is null or m.valid_to > at)
$$;

-- customers: whether somebody acts for all of some companies at a time; true where there are none.
create function acts_for_all(acting_user_id uuid, customer_ids uuid[], at timestamptz) returns boolean language sql stable as $$
  select not exists (select from unnest(customer_ids) as company (id)
    where not exists (select from acting_members(at) m where m.user_id = acting_user_id and m.customer_id = company.id))
$$;

-- notifications: for which company a person was told, by one of which permissions. Who does not act for it any more is told nothing.
alter table notifications add column customer_id uuid; -- null where the person was told by name
alter table notifications add column permissions text[] not null default '{}'; -- one of them is needed; empty where none is known
update notifications set customer_id = substring(group_key from '^customer:([0-9a-f-]{36})')::uuid where group_key like 'customer:%';

-- outbox: to whom a message goes, and as who of which companies. It is sent only while that is still so.
alter table outbox add column user_id uuid; -- null for a phone or an address that is no account's
alter table outbox add column party_ids uuid[] not null default '{}';
