import { recordAudit } from '../src/platform/audit.ts';
import type { Database } from '../src/platform/database/database.ts';
import { TERMS_VERSION } from '../src/modules/identity/terms.ts';
import { newId } from '../src/platform/ids.ts';
import { seedBuyingCompany, seedSecondBuyer, seedSecondSeller, seedSellingCompanies } from './companies.ts';
import { seededId } from './random.ts';

/** Somebody who can log in where codes stay in the outbox. Numbers that begin so are given to nobody. */
export type SeededPerson = { id: string; name: string; phone: string; roles: readonly string[]; does: string };

const person = (name: string, number: number, roles: readonly string[], does: string): SeededPerson => ({
  id: seededId(`person ${name}`),
  name,
  phone: `+98${9_000_000_000 + number}`,
  roles,
  does,
});

/** One of each kind (README). */
export const people = [
  person('buyer', 1, [], 'looks around, saves, asks'),
  person('owner', 2, ['CUSTOMER_OWNER'], 'owns a buying company'),
  person('agent', 3, ['CUSTOMER_AGENT'], 'buys for that company'),
  person('supplier', 4, ['SUPPLIER_OWNER'], 'makes products, and sells them itself'),
  person('merchant', 5, ['MERCHANT_OWNER'], 'sells for suppliers'),
  person('moderator', 6, ['MODERATOR'], 'reads comments and reports'),
  person('finance', 7, ['FINANCE'], 'looks after payments'),
  person('admin', 8, ['ADMIN'], 'gives roles, ends sessions, reads the audit log'),
  person('support', 9, ['SUPPORT'], 'checks identities and sellers'),
  person('second buyer', 10, ['CUSTOMER_OWNER'], 'owns another buying company'),
  person('second seller', 11, ['SUPPLIER_OWNER'], 'makes other products, and sells them itself'),
  person('second moderator', 12, ['MODERATOR'], 'the other of two who decide'),
  person('second support', 13, ['SUPPORT'], 'the other of two who take a supplier away'),
  person('content editor', 14, ['CONTENT_EDITOR'], 'writes pages and answers'),
  person('second content editor', 15, ['CONTENT_EDITOR'], 'the other of two who publish'),
] as const;

const ids = people.map(({ id }) => id);

/** Writes the people that are not there. Whoever was changed since, or closed the account, stays so. */
export async function seedPeople(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const made = await tx.query<{ id: string }>(
      `insert into users (id, phone) select id, phone from unnest($1::uuid[], $2::text[]) as person (id, phone)
       on conflict do nothing returning id`,
      [ids, people.map(({ phone }) => phone)],
    );
    // Those that an earlier version wrote, too.
    await tx.query(
      `update users set terms_version = $2, terms_accepted_at = now()
       where id = any($1::uuid[]) and terms_version is distinct from $2`,
      [ids, TERMS_VERSION],
    );
    const isNew = new Set(made.map(({ id }) => id));
    const granted = people
      .filter(({ id }) => isNew.has(id))
      .flatMap(({ id, roles }) => roles.map((role) => [id, role]));
    await tx.query(
      'insert into user_roles (user_id, role) select * from unnest($1::uuid[], $2::text[]) on conflict do nothing',
      [granted.map(([id]) => id), granted.map(([, role]) => role)],
    );
    const [, owner, agent, supplier, merchant] = people;
    const secondBuyer = people[9];
    const secondSeller = people[10];
    if (isNew.has(owner.id) && isNew.has(agent.id)) await seedBuyingCompany(tx, owner, agent);
    if (isNew.has(supplier.id) && isNew.has(merchant.id)) await seedSellingCompanies(tx, supplier, merchant);
    if (isNew.has(secondBuyer.id)) await seedSecondBuyer(tx, secondBuyer);
    if (isNew.has(secondSeller.id)) await seedSecondSeller(tx, secondSeller);
  });
}

/** A database that was seeded while developing may go into production: its people may not, above all its staff. */
export async function lockOutSeededPeople(db: Database): Promise<void> {
  const sender = { address: 'start', userAgent: '', requestId: newId() };
  const detail = { reason: 'a person of the seeds in production' };
  await db.transaction(async (tx) => {
    const found = await tx.query<{ id: string }>(
      `update users set status = 'DISABLED', version = version + 1 where id = any($1::uuid[]) and status = 'ACTIVE'
       returning id`,
      [ids],
    );
    for (const { id: objectId } of found)
      await recordAudit(tx, sender, {
        action: 'USER_DISABLED',
        objectType: 'User',
        objectId,
        result: 'DONE' as const,
        detail,
      });
  });
}
