import type { Tx } from '../src/platform/database/database.ts';
import { seededId } from './random.ts';

type Member = { id: string; name: string; phone: string };

const companyId = seededId('buying company');

/** The company that the seeded owner owns and the seeded agent buys for; written once. */
export async function seedBuyingCompany(tx: Tx, owner: Member, agent: Member): Promise<void> {
  const named = [
    [owner, 'مریم', 'احمدی', 'مدیر خرید'],
    [agent, 'رضا', 'کریمی', 'کارشناس خرید'],
  ] as const;
  for (const [person, firstName, lastName, jobTitle] of named) {
    await tx.query(
      `insert into persons (id, user_id, first_name, last_name, job_title) values ($1, $2, $3, $4, $5) on conflict do nothing`,
      [seededId(`natural person ${person.name}`), person.id, firstName, lastName, jobTitle],
    );
  }
  const made = await tx.query(
    `insert into customers (id, kind, legal_name, brand_name, national_legal_id, company_type)
     values ($1, 'COMPANY', 'مهندسی پمپ البرز', 'البرز پمپ', '10380284790', 'LIMITED') on conflict do nothing returning id`,
    [companyId],
  );
  // Whoever was removed since stays removed.
  if (made.length === 0) return;
  await tx.query(
    `insert into customer_members (id, customer_id, phone, user_id, is_owner, display_name, permissions, status)
     values ($1, $2, $3, $4, true, 'مریم احمدی', '{}', 'ACTIVE'),
       ($5, $2, $6, $7, false, 'رضا کریمی', '{TRADE_CREATE,MESSAGE,ADDRESS_EDIT}', 'ACTIVE')`,
    [
      ...[seededId('member owner'), companyId, owner.phone, owner.id],
      ...[seededId('member agent'), agent.phone, agent.id],
    ],
  );
}
