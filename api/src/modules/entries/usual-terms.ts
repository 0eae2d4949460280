import type { Queryable } from '../../platform/database/database.ts';
import { type CategoryNode, leavesOf } from '../catalog/index.ts';
import type { UnitTable } from '../reference/index.ts';
import type { Offer } from './offer.ts';
import { problemsOfSaleUnit } from './sale-unit-rules.ts';

export type UsualTerms = Pick<Offer, 'saleUnitId' | 'stockState' | 'leadTimeDays'>;

/**
 * How published offers of the same category that can be had are mostly sold, else those of its root: a draft of a
 * service begins with the unit and the lead time of services. Undefined where there are none.
 */
export async function readUsualTerms(
  db: Queryable,
  node: CategoryNode,
  units: UnitTable,
): Promise<UsualTerms | undefined> {
  const root = node.path[0] ?? node;
  for (const categoryIds of [leavesOf(node), leavesOf(root)]) {
    const [usual] = await db.query<UsualTerms>(
      `select mode() within group (order by p.sale_unit_id) as "saleUnitId",
         mode() within group (order by p.stock_state) as "stockState",
         percentile_disc(0.5) within group (order by p.lead_time_days)::int as "leadTimeDays"
       from supplier_products p join base_products b on b.id = p.base_product_id
       where p.status = 'PUBLISHED' and p.stock_state <> 'OUT' and b.category_id = any($1::uuid[])
       having count(*) > 0`,
      [categoryIds],
      'usual_terms',
    );
    if (usual && problemsOfSaleUnit(usual, units).length === 0) return usual;
  }
  return undefined;
}
