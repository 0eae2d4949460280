import type { Queryable, Tx } from '../../platform/database/database.ts';
import { actsBy } from './membership-conditions.ts';

/** Whoever changes members of a person's customers waits until the transaction ends. */
export const lockCustomersOf = (tx: Tx, userId: string) =>
  tx.query(
    `select id from customers where id in (select customer_id from customer_members where user_id = $1) order by id for update`,
    [userId],
  );

/** A number that nobody has, where a row must have one. */
const NO_PHONE = '+989000000000';

/** Takes the person out of own data and memberships; customers and what they did stay. */
export async function forgetPerson(tx: Tx, userId: string) {
  await tx.query(
    `update customer_members set status = 'REMOVED', phone = $2, display_name = '', job_title = null, permissions = '{}',
       version = version + 1, updated_at = now() where user_id = $1`,
    [userId, NO_PHONE],
  );
  await tx.query(
    `update persons set first_name = null, last_name = null, national_id = null, birth_date = null, gender = null,
       email = null, email_verified_at = null, job_title = null, identity_verified_at = null, version = version + 1,
       updated_at = now() where user_id = $1`,
    [userId],
  );
  await tx.query('delete from email_verifications where user_id = $1', [userId]);
}

/** An owner that was suspended, or whose time is over, sees no more of the company than its name. */
const owns = `m.is_owner and ${actsBy('m', '$2::timestamptz')}`;

export const readMemberships = (db: Queryable, userId: string, now: Date) =>
  db.query<Record<string, unknown>>(
    `select m.customer_id as "customerId", c.kind, c.legal_name as "legalName", m.is_owner as "isOwner",
       case when ${owns} and c.kind = 'COMPANY' then jsonb_strip_nulls(jsonb_build_object(
         'brandName', c.brand_name, 'nationalLegalId', c.national_legal_id, 'economicCode', c.economic_code,
         'registrationNumber', c.registration_number, 'companyType', c.company_type, 'ceoName', c.ceo_name,
         'sheba', c.sheba, 'phone', c.phone, 'website', c.website, 'identityVerifiedAt', c.identity_verified_at)) end as company,
       case when ${owns} then c.logo_file_id end as "logoFileId",
       case when ${owns} then c.official_gazette_file_id end as "officialGazetteFileId",
       m.display_name as "displayName", m.job_title as "jobTitle", m.permissions, m.status, m.created_at as "createdAt"
     from customer_members m join customers c on c.id = m.customer_id where m.user_id = $1 order by m.created_at, m.id`,
    [userId, now],
  );
