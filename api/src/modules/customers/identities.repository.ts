import type { Queryable, Tx } from '../../platform/database/database.ts';

/** What names somebody before the law: of a person or of a company. */
export type StoredIdentity = {
  personId: string | null;
  customerId: string | null;
  claim: Record<string, string | null>;
  verifiedAt: Date | null;
};

const ofPerson = `select id as "personId", null as "customerId", identity_verified_at as "verifiedAt",
  jsonb_build_object('firstName', first_name, 'lastName', last_name, 'nationalId', national_id, 'birthDate', birth_date) as claim
  from persons`;
const ofCompany = `select null as "personId", c.id as "customerId", c.identity_verified_at as "verifiedAt",
  jsonb_build_object('legalName', c.legal_name, 'nationalLegalId', c.national_legal_id, 'registrationNumber', c.registration_number) as claim
  from customers c`;

/** A person's own identity, held. */
export async function lockOwnIdentity(tx: Tx, userId: string): Promise<StoredIdentity> {
  const [row] = await tx.query<StoredIdentity>(`${ofPerson} where user_id = $1 for update`, [userId]);
  return row!;
}

/** The identity of a company that the user owns, held. */
export async function lockOwnedCompany(tx: Tx, userId: string, customerId: string, now: Date) {
  const [row] = await tx.query<StoredIdentity>(
    `${ofCompany} where c.id = $2 and c.kind = 'COMPANY' and c.closed_at is null and exists (
       select from acting_members($3::timestamptz) m
       where m.customer_id = c.id and m.user_id = $1 and m.is_owner) for update`,
    [userId, customerId, now],
  );
  return row;
}

/** The person of a user and the companies that the user owns. */
export async function readSubjects(db: Queryable, userId: string, now: Date) {
  const [row] = await db.query<{ personId: string | null; customerIds: string[] }>(
    `select (select id from persons where user_id = $1) as "personId", array(
       select c.id from acting_members($2::timestamptz) m join customers c on c.id = m.customer_id
       where m.user_id = $1 and m.is_owner and c.kind = 'COMPANY') as "customerIds"`,
    [userId, now],
  );
  return row!;
}

export const readIdentities = (db: Queryable, personIds: string[], customerIds: string[]) =>
  db.query<StoredIdentity>(
    `${ofPerson} where id = any($1::uuid[]) union all ${ofCompany} where c.id = any($2::uuid[])`,
    [personIds, customerIds],
  );

/** The papers of companies, where there are some. */
export const readPapers = (db: Queryable, customerIds: string[]) =>
  db.query<{ customerId: string; officialGazetteFileId: string }>(
    `select id as "customerId", official_gazette_file_id as "officialGazetteFileId" from customers
     where id = any($1::uuid[]) and official_gazette_file_id is not null`,
    [customerIds],
  );

/** Who has a number that was checked. */
export type Holder = {
  personId: string | null;
  customerId: string | null;
  number: string;
  name: string;
  verifiedAt: Date;
};

/** The holders of checked numbers of persons and of companies. */
export const readHolders = (db: Queryable, nationalIds: string[], legalIds: string[]) =>
  db.query<Holder>(
    `select id as "personId", null::uuid as "customerId", national_id as number, concat_ws(' ', first_name, last_name) as name,
       identity_verified_at as "verifiedAt"
     from persons where national_id = any($1::text[]) and identity_verified_at is not null
     union all
     select null, id, national_legal_id, legal_name, identity_verified_at
     from customers where national_legal_id = any($2::text[]) and identity_verified_at is not null`,
    [nationalIds, legalIds],
  );

/** Users whom an identity belongs to: the person, unless the account is shut, or the owners of the company. */
export const readUsersOf = (db: Queryable, subjectId: string, now: Date) =>
  db.query<{ userId: string }>(
    `select p.user_id as "userId" from persons p join users u on u.id = p.user_id and u.status = 'ACTIVE' where p.id = $1
     union select m.user_id from acting_members($2::timestamptz) m where m.customer_id = $1 and m.is_owner`,
    [subjectId, now],
  );

/** Takes the word of staff off an identity, held; what was claimed stays with who claimed it. */
export async function releaseIdentity(tx: Tx, id: string): Promise<StoredIdentity | undefined> {
  const set = 'set identity_verified_at = null, version = version + 1, updated_at = now()';
  for (const [table, select] of [
    ['persons', ofPerson],
    ['customers', ofCompany],
  ] as const) {
    const found = await tx.query(
      `update ${table} ${set} where id = $1 and identity_verified_at is not null returning id`,
      [id],
    );
    if (found.length > 0) return (await tx.query<StoredIdentity>(`${select} where id = $1`, [id]))[0];
  }
  return undefined;
}

/** Whether a number that was checked is somebody else's. Who checks the same number at once waits. */
export async function isTaken(tx: Tx, table: 'persons' | 'customers', number: string, id: string): Promise<boolean> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('identity ' || $1, 0))", [number]);
  const column = table === 'persons' ? 'national_id' : 'national_legal_id';
  const rows = await tx.query(
    `select id from ${table} where ${column} = $1 and identity_verified_at is not null and id <> $2`,
    [number, id],
  );
  return rows.length > 0;
}

export const writePersonIdentity = (tx: Tx, id: string, claim: Record<string, string>, at: Date) =>
  tx.query(
    `update persons set first_name = $2, last_name = $3, national_id = $4, birth_date = $5, identity_verified_at = $6,
       version = version + 1, updated_at = now() where id = $1`,
    [id, claim.firstName, claim.lastName, claim.nationalId, claim.birthDate, at],
  );

export const writeCompanyIdentity = (tx: Tx, id: string, claim: Record<string, string>, at: Date) =>
  tx.query(
    `update customers set legal_name = $2, national_legal_id = $3, registration_number = coalesce($4, registration_number),
       identity_verified_at = $5, version = version + 1, updated_at = now() where id = $1`,
    [id, claim.legalName, claim.nationalLegalId, claim.registrationNumber ?? null, at],
  );
