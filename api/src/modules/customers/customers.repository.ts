import { run, sql } from '../../platform/database/builder.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { tables } from '../../tables.ts';
import type { AgentPermission, AgentStatus } from './customers.enums.ts';
import type { Company } from './customers.schemas.ts';
import { actsBy, isSoleOwner } from './membership-conditions.ts';

type Nullable<T> = { [Key in keyof T]-?: Exclude<T[Key], undefined> | null };

/** A customer with the viewer's own membership in it. */
export type CustomerRow = Nullable<Omit<Company, 'industryCategoryIds'>> & {
  id: string;
  version: number;
  kind: 'PERSON' | 'COMPANY';
  industryCategoryIds: string[];
  identityVerifiedAt: Date | null;
  firstName: string | null;
  lastName: string | null;
  membershipId: string;
  membershipStatus: AgentStatus;
  membershipVersion: number;
  membershipValidFrom: Date | null;
  membershipValidTo: Date | null;
  /** The terms of the viewer's own membership. */
  memberJobTitle: string | null;
  spendLimitPerRequestRial: string | null;
  spendLimitPerMonthRial: string | null;
  invitedAt: Date;
  invitedByName: string | null;
  isOwner: boolean;
  isSoleOwner: boolean;
  permissions: AgentPermission[];
  /** Whether the membership holds now: active, and within its dates. */
  isInForce: boolean;
};

export type Viewer = { userId: string; phone: string };

/** Own memberships, and invitations of the own phone that nobody had before; $1 is the user, $2 the phone. */
const isMine = `m.status <> 'REMOVED' and (m.user_id = $1 or (m.status = 'INVITED' and m.user_id is null and m.phone = $2))`;

const columns = (at: string) => `c.id, c.version, c.kind, c.legal_name as "legalName", c.brand_name as "brandName",
  c.national_legal_id as "nationalLegalId", c.economic_code as "economicCode", c.registration_number as "registrationNumber",
  c.company_type as "companyType", c.ceo_name as "ceoName", c.sheba, c.industry_category_ids as "industryCategoryIds",
  c.phone, c.website, c.logo_file_id as "logoFileId", c.official_gazette_file_id as "officialGazetteFileId",
  c.identity_verified_at as "identityVerifiedAt", p.first_name as "firstName", p.last_name as "lastName", m.id as "membershipId",
  m.status as "membershipStatus", m.version as "membershipVersion", m.valid_from as "membershipValidFrom",
  m.valid_to as "membershipValidTo",
  m.job_title as "memberJobTitle", m.spend_limit_per_request_rial::text as "spendLimitPerRequestRial",
  m.spend_limit_per_month_rial::text as "spendLimitPerMonthRial", m.created_at as "invitedAt",
  (select coalesce(nullif(concat_ws(' ', i.first_name, i.last_name), ''), im.display_name)
   from customer_members im left join persons i on i.user_id = im.user_id
   where im.customer_id = m.customer_id and im.user_id = m.invited_by and im.status <> 'REMOVED' limit 1) as "invitedByName",
  m.is_owner as "isOwner", ${isSoleOwner(at)} as "isSoleOwner", m.permissions, ${actsBy('m', at)} as "isInForce"`;
const joined = `customer_members m join customers c on c.id = m.customer_id left join persons p on p.id = c.person_id`;

const selectMine = `select ${columns('$3::timestamptz')} from ${joined} where ${isMine}`;

/** The customers that a user belongs to or is invited to, the oldest membership first. */
export const listCustomers = (db: Queryable, { userId, phone }: Viewer, now: Date) =>
  db.query<CustomerRow>(`${selectMine} order by m.created_at, m.id`, [userId, phone, now]);

export async function readCustomer(db: Queryable, { userId, phone }: Viewer, id: string, now: Date) {
  const [row] = await db.query<CustomerRow>(`${selectMine} and c.id = $4`, [userId, phone, now, id]);
  return row;
}

/** The person's own customer, made unless there is one. @returns its id, and whether it is new */
export async function insertPersonCustomer(tx: Tx, id: string, personId: string) {
  const [made] = await tx.query<{ id: string }>(
    `insert into customers (id, kind, person_id) values ($1, 'PERSON', $2) on conflict (person_id) where person_id is not null do nothing returning id`,
    [id, personId],
  );
  if (made) return { id, isNew: true };
  const [known] = await tx.query<{ id: string }>('select id from customers where person_id = $1', [personId]);
  return { id: known!.id, isNew: false };
}

const writtenOf = (company: Company) => ({
  legal_name: company.legalName,
  brand_name: company.brandName ?? null,
  national_legal_id: company.nationalLegalId ?? null,
  economic_code: company.economicCode ?? null,
  registration_number: company.registrationNumber ?? null,
  company_type: company.companyType ?? null,
  ceo_name: company.ceoName ?? null,
  sheba: company.sheba ?? null,
  industry_category_ids: company.industryCategoryIds ?? [],
  phone: company.phone ?? null,
  website: company.website ?? null,
  logo_file_id: company.logoFileId ?? null,
  official_gazette_file_id: company.officialGazetteFileId ?? null,
});

export const insertCompany = (tx: Tx, id: string, company: Company) =>
  run(tx, tables.insertInto('customers').values({ id, kind: 'COMPANY', ...writtenOf(company) }));

/** @returns whether the given version was the stored one */
export async function updateCompany(tx: Tx, id: string, version: number, company: Company): Promise<boolean> {
  const statement = tables
    .updateTable('customers')
    .set((eb) => ({ ...writtenOf(company), version: eb('version', '+', 1), updated_at: sql`now()` }))
    .where('id', '=', id)
    .where('version', '=', version)
    .where('kind', '=', 'COMPANY')
    .returning('id');
  return (await run(tx, statement)).length > 0;
}

/** How many companies a user owns. */
export async function countCompanies(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from customer_members m join customers c on c.id = m.customer_id
     where m.user_id = $1 and m.is_owner and m.status <> 'REMOVED' and c.kind = 'COMPANY'`,
    [userId],
  );
  return row!.count;
}

export const readInForce = (db: Queryable, userId: string, now: Date) =>
  db.query<{ customerId: string; isOwner: boolean; permissions: AgentPermission[]; validTo: Date | null }>(
    `select m.customer_id as "customerId", m.is_owner as "isOwner", m.permissions, m.valid_to as "validTo"
     from acting_members($2::timestamptz) m where m.user_id = $1`,
    [userId, now],
    'memberships_in_force',
  );

export type MembershipInForce = {
  customerId: string;
  kind: 'PERSON' | 'COMPANY';
  isOwner: boolean;
  permissions: AgentPermission[];
};

/** The memberships of a user that hold now, in all customers or in some. */
export const readMembershipsInForce = (db: Queryable, userId: string, now: Date, customerIds?: string[]) =>
  db.query<MembershipInForce>(
    `select m.customer_id as "customerId", c.kind, m.is_owner as "isOwner", m.permissions
     from acting_members($2::timestamptz) m join customers c on c.id = m.customer_id
     where m.user_id = $1 and ($3::uuid[] is null or m.customer_id = any($3))`,
    [userId, now, customerIds ?? null],
    'memberships_of_user',
  );

/** The customers in whose name each of some users may act at a time. */
export const readCustomersOfMany = (db: Queryable, userIds: readonly string[], now: Date) =>
  db.query<{ userId: string; customerId: string }>(
    'select m.user_id as "userId", m.customer_id as "customerId" from acting_members($2::timestamptz) m where m.user_id = any($1::uuid[])',
    [userIds, now],
  );

/** Users who act for a customer at a time and may do one of some things there: owners may do all. */
export const readPeopleWith = (db: Queryable, customerId: string, permissions: readonly string[], at: Date) =>
  db.query<{ userId: string }>(
    `select m.user_id as "userId" from acting_members($3::timestamptz) m
     where m.customer_id = $1 and (m.is_owner or $2::text[] && m.permissions)`,
    [customerId, permissions, at],
  );

/** Somebody who acts for a customer, and within which limits. */
export type ColleagueRow = {
  userId: string;
  customerId: string;
  name: string | null;
  isOwner: boolean;
  permissions: AgentPermission[];
  spendLimitPerRequestRial: string | null;
  spendLimitPerMonthRial: string | null;
};

/** All who act for some customers at a time, owners first. */
export const readColleagues = (db: Queryable, customerIds: readonly string[], at: Date) =>
  db.query<ColleagueRow>(
    `select m.user_id as "userId", m.customer_id as "customerId",
       coalesce(nullif(concat_ws(' ', p.first_name, p.last_name), ''), m.display_name) as name, m.is_owner as "isOwner",
       m.permissions, m.spend_limit_per_request_rial::text as "spendLimitPerRequestRial",
       m.spend_limit_per_month_rial::text as "spendLimitPerMonthRial"
     from acting_members($2::timestamptz) m left join persons p on p.user_id = m.user_id
     where m.customer_id = any($1::uuid[])
     order by m.is_owner desc, m.created_at, m.id`,
    [customerIds, at],
    'colleagues',
  );

/** Whether somebody acts for one of some customers. */
export async function hasMembershipOf(db: Queryable, userId: string, customerIds: string[], now: Date) {
  const [row] = await db.query<{ found: boolean }>(
    `select exists (select from acting_members($2::timestamptz) m
       where m.user_id = $1 and m.customer_id = any ($3::uuid[])) as found`,
    [userId, now, customerIds],
  );
  return row!.found;
}

/** Persons who buy for themselves and let the user act for them with that permission. */
export const readPersonsActedFor = (db: Queryable, userId: string, permission: AgentPermission, now: Date) =>
  db.query<{ personId: string }>(
    `select c.person_id as "personId" from acting_members($3::timestamptz) m join customers c on c.id = m.customer_id
     where m.user_id = $1 and c.person_id is not null
       and (m.is_owner or $2 = any (m.permissions))`,
    [userId, permission, now],
  );
