import type { Queryable, Tx } from '../../platform/database/database.ts';
import { isSoleOwner } from './membership-conditions.ts';

export type Left = { id: string; kind: 'PERSON' | 'COMPANY'; name: string | null };

/** Customers that nobody else owns; for a person's own one there is no name. */
export const readSoleOwned = (db: Queryable, userId: string, now: Date) =>
  db.query<Left>(
    `select c.id, c.kind, c.legal_name as name from customer_members m join customers c on c.id = m.customer_id
     where m.user_id = $1 and ${isSoleOwner('$2::timestamptz')} order by c.id`,
    [userId, now],
  );

type FileIds = { logoFileId: string | null; officialGazetteFileId: string | null };

type Closed = FileIds & {
  version: number;
  /** How many belonged to it. */
  members: number;
  /** Users among them. */
  userIds: string[];
};

/** Ends a customer for good: nobody belongs to it, its number is free. @returns undefined for one that is closed already */
export async function closeCustomer(tx: Tx, id: string): Promise<Closed | undefined> {
  const [closed] = await tx.query<FileIds & { version: number }>(
    `update customers c set closed_at = now(), identity_verified_at = null, sheba = null, logo_file_id = null,
       official_gazette_file_id = null, version = c.version + 1, updated_at = now()
     from customers before where before.id = c.id and c.id = $1 and c.closed_at is null
     returning c.version, before.logo_file_id as "logoFileId", before.official_gazette_file_id as "officialGazetteFileId"`,
    [id],
  );
  if (!closed) return undefined;
  const members = await tx.query<{ userId: string | null }>(
    `update customer_members set status = 'REMOVED', version = version + 1, updated_at = now()
     where customer_id = $1 and status <> 'REMOVED' returning user_id as "userId"`,
    [id],
  );
  return { ...closed, members: members.length, userIds: members.flatMap(({ userId }) => userId ?? []) };
}
