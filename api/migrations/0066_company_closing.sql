-- customers: a customer that was closed. It keeps its names for what it did; nobody acts for it, and its number is free again.
alter table customers add column closed_at timestamptz;
alter table customers add constraint customers_closed_unverified check (closed_at is null or identity_verified_at is null);
-- Those whose owners closed their accounts before: nobody could act for them, close them or free their numbers.
update customers c set closed_at = now(), identity_verified_at = null, sheba = null, version = version + 1, updated_at = now()
where not exists (select from customer_members m where m.customer_id = c.id and m.status in ('ACTIVE', 'SUSPENDED'));
update customer_members m set status = 'REMOVED', version = version + 1, updated_at = now()
where status <> 'REMOVED' and exists (select from customers c where c.id = m.customer_id and c.closed_at is not null);
update identity_verifications v set status = 'WITHDRAWN', decided_at = now(), version = version + 1
where status = 'PENDING' and exists (select from customers c where c.id = v.customer_id and c.closed_at is not null);
-- identity: a number that staff confirmed and ended again.
alter table identity_verifications drop constraint identity_verifications_status_check;
alter table identity_verifications add constraint identity_verifications_status_check
  check (status in ('PENDING', 'CONFIRMED', 'REJECTED', 'WITHDRAWN', 'REVOKED'));
