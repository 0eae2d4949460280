-- merchants: delegations are written by people: asked for by merchants, answered by suppliers, watched by staff.

alter table merchant_delegations
  add column version int not null default 1,
  -- an exclusive one that suffers others, non-exclusive, beside it
  add column allows_beside boolean not null default false,
  -- why it was rejected, suspended or revoked; both sides read it
  add column reason text,
  add column suspended_by text check (suspended_by in ('SUPPLIER', 'STAFF')),
  -- until then it holds, after notice was given; the past for one that staff revoked at once
  add column revokes_at timestamptz,
  add column submitted_at timestamptz,
  -- when it goes back to its merchant without an answer
  add column answer_due_at timestamptz,
  add column decided_at timestamptz,
  add column paper_checked_at timestamptz,
  -- the older one that it follows
  add column renews_id uuid references merchant_delegations (id) on delete set null,
  -- there is a code from the supplier's yes on
  alter column verification_code drop not null,
  -- the second at which it is over
  add column ends_at timestamptz not null generated always as (least(valid_to, revokes_at)) stored;
create index merchant_delegations_pending on merchant_delegations (submitted_at, id) where status = 'PENDING_SUPPLIER';
create index merchant_delegations_ending on merchant_delegations (ends_at) where status in ('ACTIVE', 'SUSPENDED');
create index supplier_products_delegation on supplier_products (delegation_id) where delegation_id is not null;

-- Whether two scopes have something in common: a category stands for all below it, an entry for its product.
create function delegation_scopes_meet(a merchant_delegations, b merchant_delegations) returns boolean
language sql stable as $$
  with recursive above (root, id, parent_id) as (
    select c.id, c.id, c.parent_id from categories c
    where c.id = any ((a).category_ids || (b).category_ids) or c.id in (
      select p.category_id from base_products p join supplier_products e on e.base_product_id = p.id
      where e.id = any ((a).supplier_product_ids || (b).supplier_product_ids))
    union all
    select above.root, c.id, c.parent_id from above join categories c on c.id = above.parent_id
  ),
  products_a as (select p.id, p.category_id from base_products p join supplier_products e on e.base_product_id = p.id
    where e.id = any ((a).supplier_product_ids)),
  products_b as (select p.id, p.category_id from base_products p join supplier_products e on e.base_product_id = p.id
    where e.id = any ((b).supplier_product_ids))
  select (a).scope_kind = 'ALL' or (b).scope_kind = 'ALL'
    or exists (select from above where (root = any ((a).category_ids) and id = any ((b).category_ids))
      or (root = any ((b).category_ids) and id = any ((a).category_ids)))
    or exists (select from products_a p join above on above.root = p.category_id where above.id = any ((b).category_ids))
    or exists (select from products_b p join above on above.root = p.category_id where above.id = any ((a).category_ids))
    or exists (select from products_a join products_b using (id))
$$;

-- Whether two territories have a place in common: a province stands for its cities.
create function delegation_territories_meet(a merchant_delegations, b merchant_delegations) returns boolean
language sql stable as $$
  select (a).is_nationwide or (b).is_nationwide or (a).state_ids && (b).state_ids or (a).city_ids && (b).city_ids
    or exists (select from cities c where (c.id = any ((a).city_ids) and c.state_id = any ((b).state_ids))
      or (c.id = any ((b).city_ids) and c.state_id = any ((a).state_ids)))
$$;

-- Those of other merchants beside which one may not be: the rule of exclusive delegations. What was stopped for now counts.
create function overlapping_delegations(wanted merchant_delegations) returns setof merchant_delegations
language sql stable as $$
  select o.* from merchant_delegations o
  where o.supplier_id = (wanted).supplier_id and o.merchant_id <> (wanted).merchant_id and o.id is distinct from (wanted).id
    and o.status in ('ACTIVE', 'SUSPENDED')
    and ((o.kind = 'EXCLUSIVE' and (wanted).kind = 'EXCLUSIVE')
      or (o.kind = 'EXCLUSIVE' and (wanted).kind = 'NON_EXCLUSIVE' and not o.allows_beside)
      or (o.kind = 'NON_EXCLUSIVE' and (wanted).kind = 'EXCLUSIVE' and not (wanted).allows_beside))
    and o.valid_from < least((wanted).valid_to, (wanted).revokes_at) and (wanted).valid_from < o.ends_at
    and delegation_territories_meet(o, wanted) and delegation_scopes_meet(o, wanted)
  order by o.number
$$;

-- Exclusive ones of a market that stands suffer those that are beside them already.
update merchant_delegations d set allows_beside = true
where d.kind = 'EXCLUSIVE' and d.status in ('ACTIVE', 'SUSPENDED')
  and exists (select from overlapping_delegations(d) o where o.kind = 'NON_EXCLUSIVE');

-- No way of writing passes by the rule: it is asked again when the transaction commits, with the supplier held.
create function refuse_overlap() returns trigger language plpgsql as $$
declare
  other text;
begin
  perform from suppliers where id = new.supplier_id for no key update;
  select o.number into other from merchant_delegations d, overlapping_delegations(d) o
    where d.id = new.id and d.status in ('ACTIVE', 'SUSPENDED') limit 1;
  if other is not null then
    raise exception 'delegation % overlaps %', new.number, other using errcode = 'exclusion_violation';
  end if;
  return null;
end $$;
create constraint trigger delegations_do_not_overlap
  after insert or update of status, kind, allows_beside, scope_kind, category_ids, supplier_product_ids, is_nationwide, state_ids,
    city_ids, valid_from, valid_to, revokes_at, supplier_id, merchant_id on merchant_delegations
  deferrable initially deferred
  for each row when (new.status in ('ACTIVE', 'SUSPENDED')) execute function refuse_overlap();

-- Public numbers, by kind and Jalali year: taken in blocks, so there may be gaps.
create table number_counters (
  kind text not null,
  year int not null,
  last int not null,
  primary key (kind, year)
);
insert into number_counters (kind, year, last)
select 'MD', split_part(number, '-', 2)::int, max(split_part(number, '-', 3)::int) from merchant_delegations
where number ~ '^MD-\d{4}-\d{6}$' group by 2;
