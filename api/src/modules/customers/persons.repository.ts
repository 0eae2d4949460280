import type { Queryable, Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import type { BuyerRegistration } from './customers.schemas.ts';

export type PersonRow = {
  id: string;
  version: number;
  firstName: string | null;
  lastName: string | null;
  nationalId: string | null;
  birthDate: string | null;
  gender: 'FEMALE' | 'MALE' | null;
  email: string | null;
  emailVerifiedAt: Date | null;
  jobTitle: string | null;
  identityVerifiedAt: Date | null;
};

const columns = `id, version, first_name as "firstName", last_name as "lastName", national_id as "nationalId",
  birth_date::text as "birthDate", gender, email, email_verified_at as "emailVerifiedAt", job_title as "jobTitle",
  identity_verified_at as "identityVerifiedAt"`;

export async function readPerson(db: Queryable, userId: string): Promise<PersonRow | undefined> {
  const [row] = await db.query<PersonRow>(`select ${columns} from persons where user_id = $1`, [userId], 'person');
  return row;
}

/** What `insertPerson` makes. */
export const newPerson = (): PersonRow => ({
  id: newId(),
  version: 1,
  firstName: null,
  lastName: null,
  nationalId: null,
  birthDate: null,
  gender: null,
  email: null,
  emailVerifiedAt: null,
  jobTitle: null,
  identityVerifiedAt: null,
});

/** Makes the person behind a user who has none; two at once make one. */
export const insertPerson = (db: Queryable, id: string, userId: string) =>
  db.query('insert into persons (id, user_id) values ($1, $2) on conflict (user_id) do nothing', [id, userId]);

/** Holds what belongs to a person: whoever else changes it waits. */
export const lockPerson = (tx: Tx, id: string) => tx.query('select id from persons where id = $1 for update', [id]);

/** @returns the new version; undefined when another one is stored */
export async function updatePerson(tx: Tx, userId: string, version: number, person: BuyerRegistration) {
  const { firstName, lastName, nationalId, birthDate, gender, email, jobTitle } = person;
  const [row] = await tx.query<{ version: number }>(
    `update persons set first_name = $3, last_name = $4, national_id = $5, birth_date = $6, gender = $7, email = $8,
       email_verified_at = case when email = $8 then email_verified_at end, job_title = $9, version = version + 1, updated_at = now()
     where user_id = $1 and version = $2 returning version`,
    [userId, version, firstName, lastName, ...[nationalId, birthDate, gender, email, jobTitle].map((it) => it ?? null)],
  );
  return row?.version;
}
