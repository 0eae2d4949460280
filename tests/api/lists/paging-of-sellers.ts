import { randomUUID } from 'node:crypto';
import type { Database } from '../../../api/src/platform/database/database.ts';

/** Lists of who sells, and of staff who decide on it: what each is narrowed to. */
export const sellersQueries: Record<string, string[]> = {
  adminMerchants: ['', '?status=CONFIRMED'],
  adminDelegations: ['?status=ACTIVE'],
  adminSuppliers: ['?status=CONFIRMED'],
  adminSupplierClaims: [''],
  adminEvidences: ['?status=WAITING'],
  adminBaseProducts: ['?list=PUBLISHED&searchKey={KEY}'],
  adminCities: ['?stateId={STATE}'],
  ownSupplierProducts: ['?merchantId={SELLER}&stockState=OUT'],
  ownDelegations: ['?customerId={OWNER}'],
  ownBaseProducts: ['?customerId={OWNER}'],
  productChanges: [''],
  supplierProductHistory: [''],
  adminEntries: ['?status=PENDING'],
};

/** Lists below one entry. */
export const listsOfEntries = new Set(['productChanges', 'supplierProductHistory']);

/**
 * Makes who logged in last a member of a seller with some of everything that such a company has, several of each at one instant.
 * @returns the seller, its company and one of its entries
 */
export async function fillSellers(db: Database): Promise<Record<'SELLER' | 'OWNER' | 'ENTRY', string>> {
  const [seller] = await db.query<{ id: string; owner: string }>(
    `select id, owner_customer_id as owner from merchants m where owner_customer_id is not null and supplier_id is null
     order by (select count(*) from supplier_products p where p.merchant_id = m.id) desc limit 1`,
  );
  const { id, owner } = seller!;
  await db.query(
    `insert into customer_members (id, customer_id, phone, user_id, is_owner, display_name, permissions, status)
     select $1, $2, phone, id, false, 'عضو', '{}', 'ACTIVE' from users order by created_at desc, id desc limit 1`,
    [randomUUID(), owner],
  );
  await db.query(
    `update supplier_products set stock_state = 'OUT', status = 'PENDING', submitted_at = '2026-11-30T09:00:00Z' where id in
       (select id from supplier_products where merchant_id = $1 order by id limit 8)`,
    [id],
  );
  await db.query(`update merchant_delegations set merchant_id = $1 where status in ('DRAFT', 'REJECTED')`, [id]);
  await db.query(
    `update merchant_delegations set merchant_id = $1, answer_due_at = '2027-01-01T00:00:00Z' where status = 'PENDING_SUPPLIER'`,
    [id],
  );
  await db.query(
    `update base_products set proposer_id = $1, submitted_at = '2026-11-30T09:00:00Z' where id in
       (select id from base_products order by id limit 8)`,
    [owner],
  );
  await db.query(
    `insert into supplier_claims (id, supplier_id, customer_id, status, statement, created_at, pending_since)
     select gen_random_uuid(), id, $1, 'PENDING', 'از آن ماست', '2026-11-30T09:00:00Z', '2026-11-30T09:00:00Z'
     from suppliers where owner_customer_id is null order by id limit 8`,
    [owner],
  );
  await fillEvidences(db, owner);
  return { SELLER: id, OWNER: owner, ENTRY: await fillEntry(db, id) };
}

/** Suppliers of a company, each with an evidence that waits. */
async function fillEvidences(db: Database, owner: string): Promise<void> {
  const suppliers = await db.query<{ id: string }>(
    `update suppliers set owner_customer_id = $1 where id in
       (select id from suppliers where owner_customer_id is null order by id desc limit 8) returning id`,
    [owner],
  );
  for (const { id } of suppliers)
    await db.query(
      `insert into supplier_evidences (id, supplier_id, customer_id, level, claim, issued_by, valid_from, valid_to, result, handed_in_at)
       values ($1, $2, $3, 'BUSINESS', 'پروانه', 'وزارت صنعت', '2026-01-01', '2027-01-01', 'WAITING', '2026-11-30T09:00:00Z')`,
      [randomUUID(), id, owner],
    );
}

/** Changes and events of one entry. */
async function fillEntry(db: Database, sellerId: string): Promise<string> {
  const [entry] = await db.query<{ id: string }>(
    'select id from supplier_products where merchant_id = $1 order by id limit 1',
    [sellerId],
  );
  for (let made = 0; made < 8; made += 1) {
    const at = `2026-11-30T0${made % 3}:00:00Z`;
    await db.query(
      `insert into product_changes (id, entry_id, kind, status, was, asked, asked_at)
       values ($1, $2, 'TITLE', 'SUPERSEDED', '{"title": "شیر"}', '{"title": "شیر توپی"}', $3)`,
      [randomUUID(), entry!.id, at],
    );
    await db.query(
      `insert into domain_events (id, aggregate_type, aggregate_id, root_id, seq, type, schema_version, at)
       select $1, 'Listing', $2, $2, coalesce(max(seq), 0) + 1, 'ENTRY_CHANGED', 1, $3 from domain_events where aggregate_id = $2`,
      [randomUUID(), entry!.id, at],
    );
  }
  return entry!.id;
}
