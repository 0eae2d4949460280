import { run, sql } from '../../platform/database/builder.ts';
import { Conditions } from '../../platform/database/conditions.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { newestFirst, Order } from '../../platform/paging/order.ts';
import type { Paging } from '../../platform/paging/paging.ts';
import { readPage } from '../../platform/paging/read-page.ts';
import { tables } from '../../tables.ts';
import { isInForce, status } from './delegations.repository.ts';
import type { DelegationSide } from './merchants.enums.ts';
import type { OwnDelegation } from './own-delegations.schemas.ts';

type Shown = Pick<
  OwnDelegation,
  | 'id'
  | 'version'
  | 'number'
  | 'supplierId'
  | 'supplierName'
  | 'supplierSlug'
  | 'merchantId'
  | 'merchantName'
  | 'kind'
  | 'allowsBeside'
  | 'permissions'
  | 'status'
  | 'isInForce'
  | 'verifiedLevel'
>;

/** A delegation as it is stored, with what of its sides decides about it. */
export type OwnDelegationRow = Shown & {
  /** The companies that run the two; null for those of the seeds that nobody runs. */
  supplierCustomerId: string | null;
  merchantCustomerId: string | null;
  scopeKind: OwnDelegation['scope']['kind'];
  categoryIds: string[];
  supplierProductIds: string[];
  isNationwide: boolean;
  countryId: string;
  stateIds: string[];
  cityIds: string[];
  validFrom: Date;
  validTo: Date;
  revokesAt: Date | null;
  endsAt: Date;
  verificationCode: string | null;
  note: string | null;
  reason: string | null;
  suspendedBy: DelegationSide | null;
  documentFileId: string | null;
  renewsId: string | null;
  answerDueAt: Date | null;
  submittedAt: Date | null;
  decidedAt: Date | null;
  createdAt: Date;
};

/** `now` is always $1. */
export const columns = `d.id, d.version, d.number, d.supplier_id as "supplierId", s.brand_name as "supplierName", s.slug as "supplierSlug",
  s.owner_customer_id as "supplierCustomerId", d.merchant_id as "merchantId", m.name as "merchantName",
  m.owner_customer_id as "merchantCustomerId", d.kind, d.allows_beside as "allowsBeside", d.scope_kind as "scopeKind",
  d.category_ids as "categoryIds", d.supplier_product_ids as "supplierProductIds", d.is_nationwide as "isNationwide",
  d.country_id as "countryId", d.state_ids as "stateIds", d.city_ids as "cityIds", d.valid_from as "validFrom",
  d.valid_to as "validTo", d.revokes_at as "revokesAt", d.ends_at as "endsAt", d.permissions, ${status} as status,
  ${isInForce} as "isInForce", d.verified_level as "verifiedLevel", d.verification_code as "verificationCode", d.note, d.reason,
  d.suspended_by as "suspendedBy", d.document_file_id as "documentFileId", d.renews_id as "renewsId",
  d.answer_due_at as "answerDueAt", d.submitted_at as "submittedAt", d.decided_at as "decidedAt", d.created_at as "createdAt"`;
export const joined = `merchant_delegations d join suppliers s on s.id = d.supplier_id join merchants m on m.id = d.merchant_id`;

export async function readOwnDelegation(db: Queryable, id: string, now: Date): Promise<OwnDelegationRow | undefined> {
  const [row] = await db.query<OwnDelegationRow>(
    `select ${columns} from ${joined} where d.id = $2`,
    [now, id],
    'own_delegation',
  );
  return row;
}

/** The supplier is the first lock of whoever writes a delegation or an offer (docs/architecture.md). */
export const holdSupplier = (tx: Tx, id: string) =>
  tx.query('select from suppliers where id = $1 for no key update', [id]);

/** One delegation, held with its supplier until the transaction ends. */
export async function lockDelegation(tx: Tx, id: string, now: Date): Promise<OwnDelegationRow | undefined> {
  const [known] = await tx.query<{ supplierId: string }>(
    'select supplier_id as "supplierId" from merchant_delegations where id = $1',
    [id],
  );
  if (!known) return undefined;
  await holdSupplier(tx, known.supplierId);
  await tx.query('select from merchant_delegations where id = $1 for no key update', [id]);
  return readOwnDelegation(tx, id, now);
}

export type OwnScope = { customerIds: string[]; side?: DelegationSide | undefined; status?: string | undefined };
const WAITS = `(d.status = 'PENDING_SUPPLIER')`;
const mine = new Order('own delegations', [
  { sql: '"waits"', kind: 'flag', isDescending: true },
  ...newestFirst('"changedAt"'),
]);

/** On the supplier's side those that it was asked for. */
function ownConditions(scope: OwnScope, now: Date): Conditions {
  const found = new Conditions([now]);
  const customers = found.add(scope.customerIds, 'uuid[]');
  const taken = `m.owner_customer_id = any(${customers})`;
  const given = `(s.owner_customer_id = any(${customers}) and d.status <> 'DRAFT')`;
  found.and(scope.side === 'MERCHANT' ? taken : scope.side === 'SUPPLIER' ? given : `(${taken} or ${given})`);
  if (scope.status) found.and(`${status} = ${found.add(scope.status)}`);
  return found;
}

export async function countOwnDelegations(db: Queryable, scope: OwnScope, now: Date): Promise<number> {
  const found = ownConditions(scope, now);
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from ${joined} where ${found.sql} and $1::timestamptz is not null`,
    found.values,
  );
  return row!.count;
}

/** Delegations of some companies. */
export function readOwnDelegations(db: Queryable, scope: OwnScope, now: Date, wanted: Paging) {
  const found = ownConditions(scope, now);
  const rows = `(select ${columns}, ${WAITS} as waits, coalesce(d.updated_at, d.created_at) as "changedAt" from ${joined}
    where ${found.sql}) d`;
  return readPage<OwnDelegationRow>(
    db,
    { columns: 'd.*', from: rows, where: new Conditions(found.values), order: mine },
    wanted,
  );
}

/** Drafts and open requests of a merchant. */
export async function countOpenDelegations(tx: Tx, merchantId: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from merchant_delegations
     where merchant_id = $1 and status in ('DRAFT', 'REJECTED', 'PENDING_SUPPLIER')`,
    [merchantId],
  );
  return row!.count;
}

export type Terms = Pick<
  OwnDelegationRow,
  | 'kind'
  | 'allowsBeside'
  | 'permissions'
  | 'scopeKind'
  | 'categoryIds'
  | 'supplierProductIds'
  | 'isNationwide'
  | 'stateIds'
  | 'cityIds'
  | 'validFrom'
  | 'validTo'
  | 'note'
>;
const stored = (terms: Terms) => ({
  kind: terms.kind,
  allows_beside: terms.allowsBeside,
  permissions: terms.permissions,
  scope_kind: terms.scopeKind,
  category_ids: terms.categoryIds,
  supplier_product_ids: terms.supplierProductIds,
  is_nationwide: terms.isNationwide,
  state_ids: terms.stateIds,
  city_ids: terms.cityIds,
  valid_from: terms.validFrom,
  valid_to: terms.validTo,
  note: terms.note,
});

export type NewRow = {
  id: string;
  number: string;
  supplierId: string;
  merchantId: string;
  countryId: string;
  renewsId: string | null;
  documentFileId: string | null;
  searchKey: string;
};
export const insertDelegation = (tx: Tx, row: NewRow, terms: Terms, now: Date) =>
  run(
    tx,
    tables.insertInto('merchant_delegations').values({
      ...stored(terms),
      id: row.id,
      number: row.number,
      supplier_id: row.supplierId,
      merchant_id: row.merchantId,
      country_id: row.countryId,
      renews_id: row.renewsId,
      document_file_id: row.documentFileId,
      search_key: row.searchKey,
      status: 'DRAFT',
      verified_level: 'CLAIMED',
      created_at: now,
    }),
  );

/** What a step writes of a delegation that is held; what is left out stays. */
export type Moved = Partial<{
  terms: Terms;
  status: string;
  documentFileId: string | null;
  reason: string | null;
  suspendedBy: DelegationSide | null;
  validFrom: Date;
  revokesAt: Date | null;
  verifiedLevel: string;
  verificationCode: string;
  submittedAt: Date;
  answerDueAt: Date | null;
  decidedAt: Date;
  paperCheckedAt: Date;
}>;
const columnOf = {
  status: 'status',
  documentFileId: 'document_file_id',
  reason: 'reason',
  suspendedBy: 'suspended_by',
  validFrom: 'valid_from',
  revokesAt: 'revokes_at',
  verifiedLevel: 'verified_level',
  verificationCode: 'verification_code',
  submittedAt: 'submitted_at',
  answerDueAt: 'answer_due_at',
  decidedAt: 'decided_at',
  paperCheckedAt: 'paper_checked_at',
} as const;

/** The next version. */
export const moveDelegation = (tx: Tx, id: string, { terms, ...moved }: Moved) =>
  run(
    tx,
    tables
      .updateTable('merchant_delegations')
      .set({
        version: sql`version + 1`,
        ...(terms && stored(terms)),
        ...Object.fromEntries(
          Object.entries(moved).map(([key, value]) => [columnOf[key as keyof typeof columnOf], value]),
        ),
      })
      .where('id', '=', id),
  );

/** Of a supplier; of one merchant where it is named. */
export const readIdsOf = async (tx: Tx, supplierId: string, merchantId: string | null = null) =>
  (
    await tx.query<{ id: string }>(
      'select id from merchant_delegations where supplier_id = $1 and ($2::uuid is null or merchant_id = $2)',
      [supplierId, merchantId],
    )
  ).map(({ id }) => id);

export const deleteDelegation = (tx: Tx, id: string) =>
  tx.query('delete from merchant_delegations where id = $1', [id]);

/** Whether its end was told already. */
export async function hasEnded(tx: Tx, id: string): Promise<boolean> {
  const found = await tx.query(
    `select from domain_events where aggregate_id = $1 and type in ('DELEGATION_ENDED', 'DELEGATION_REVOKED') limit 1`,
    [id],
  );
  return found.length > 0;
}

/** Offers under it; one more than `most` where there are more. */
export const readOfferIdsUnder = async (tx: Tx, id: string, most: number) =>
  (
    await tx.query<{ id: string }>('select id from supplier_products where delegation_id = $1 limit $2', [id, most + 1])
  ).map((row) => row.id);

/** Those that end within a time. */
export const readTermsEnding = (tx: Tx, now: Date, until: Date) =>
  tx.query<Pick<OwnDelegationRow, 'id' | 'validFrom' | 'endsAt' | 'revokesAt'>>(
    `select id, valid_from as "validFrom", ends_at as "endsAt", revokes_at as "revokesAt" from merchant_delegations
     where status in ('ACTIVE', 'SUSPENDED') and ends_at > $1 and ends_at <= $2`,
    [now, until],
  );
