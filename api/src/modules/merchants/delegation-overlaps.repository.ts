import type { Queryable } from '../../platform/database/database.ts';
import type { DelegationKind } from './merchants.enums.ts';
import type { Terms } from './own-delegations.repository.ts';

export type OverlapRow = {
  id: string;
  number: string;
  merchantName: string;
  kind: DelegationKind;
  scopeKind: Terms['scopeKind'];
  categoryIds: string[];
  supplierProductIds: string[];
  isNationwide: boolean;
  stateIds: string[];
  cityIds: string[];
  validFrom: Date;
  endsAt: Date;
};
/** What is asked about: a delegation that is there or not. Its time begins now where it began before. */
export type Wanted = Omit<Terms, 'note' | 'permissions'> & {
  id: string | null;
  supplierId: string;
  merchantId: string;
  revokesAt: Date | null;
};

const MOST = 20;

/** Those in whose way another would be, by the rule that the database asks again at the end of each transaction. */
export const readOverlaps = (db: Queryable, wanted: Wanted, now: Date) =>
  db.query<OverlapRow>(
    `select o.id, o.number, m.name as "merchantName", o.kind, o.scope_kind as "scopeKind", o.category_ids as "categoryIds",
       o.supplier_product_ids as "supplierProductIds", o.is_nationwide as "isNationwide", o.state_ids as "stateIds",
       o.city_ids as "cityIds", o.valid_from as "validFrom", o.ends_at as "endsAt"
     from overlapping_delegations(jsonb_populate_record(null::merchant_delegations, $1::jsonb)) o
       join merchants m on m.id = o.merchant_id
     where o.ends_at > $2 order by o.number limit ${MOST}`,
    [JSON.stringify(recordOf(wanted, now)), now],
  );

/** The same of several, each of which is there: only their numbers. */
export const readOverlapsOfMany = (db: Queryable, wanted: readonly Wanted[], now: Date) =>
  db.query<{ ofId: string; number: string }>(
    `select w.record ->> 'id' as "ofId", o.number from jsonb_array_elements($1::jsonb) w (record)
       cross join lateral (select each.number from
         overlapping_delegations(jsonb_populate_record(null::merchant_delegations, w.record)) each
         where each.ends_at > $2 order by each.number limit ${MOST}) o
     order by o.number`,
    [JSON.stringify(wanted.map((each) => recordOf(each, now))), now],
  );

const recordOf = (wanted: Wanted, now: Date) => ({
  id: wanted.id,
  supplier_id: wanted.supplierId,
  merchant_id: wanted.merchantId,
  kind: wanted.kind,
  allows_beside: wanted.allowsBeside,
  scope_kind: wanted.scopeKind,
  category_ids: wanted.categoryIds,
  supplier_product_ids: wanted.supplierProductIds,
  is_nationwide: wanted.isNationwide,
  state_ids: wanted.stateIds,
  city_ids: wanted.cityIds,
  valid_from: new Date(Math.max(wanted.validFrom.getTime(), now.getTime())),
  valid_to: wanted.validTo,
  revokes_at: wanted.revokesAt,
});
