import type { Queryable } from '../../../platform/database/database.ts';
import { type CategoryNode, type CategoryType, leavesOf } from '../../catalog/index.ts';
import type { UnitTable } from '../../reference/index.ts';
import type { Offer } from './offer.ts';
import { problemsOfSaleUnit } from './sale-unit-rules.ts';

export type UsualTerms = Pick<Offer, 'saleUnitId' | 'stockState' | 'leadTimeDays' | 'priceMode'>;

/**
 * How published offers of the same category that can be had are mostly sold, else those of its root, else by its kind: a
 * draft of a service begins with the unit, the lead time and the form of price of services. Priced in tiers is priced: of a
 * draft one price is asked for first.
 */
export async function readUsualTerms(db: Queryable, node: CategoryNode, units: UnitTable): Promise<UsualTerms> {
  const root = node.path[0] ?? node;
  for (const categoryIds of [leavesOf(node), leavesOf(root)]) {
    const [usual] = await db.query<UsualTerms>(
      `select mode() within group (order by p.sale_unit_id) as "saleUnitId",
         mode() within group (order by p.stock_state) as "stockState",
         percentile_disc(0.5) within group (order by p.lead_time_days)::int as "leadTimeDays",
         case when count(*) filter (where p.price_mode = 'ON_REQUEST') * 2 >= count(*) then 'ON_REQUEST' else 'FIXED' end as "priceMode"
       from supplier_products p join base_products b on b.id = p.base_product_id
       where p.status = 'PUBLISHED' and p.stock_state <> 'OUT' and b.category_id = any($1::uuid[])
       having count(*) > 0`,
      [categoryIds],
      'usual_terms',
    );
    if (usual && problemsOfSaleUnit(usual, units).length === 0) return usual;
  }
  return termsOfKind(root.category.categoryType, units);
}

/** Where nothing like it is sold yet: works by the service on an offer, documents by the copy and at once. */
const kinds: Record<CategoryType, Omit<UsualTerms, 'saleUnitId'> & { unit: string }> = {
  Product: { unit: '{piece}', stockState: 'MADE_TO_ORDER', leadTimeDays: 0, priceMode: 'FIXED' },
  IndustrialService: { unit: '{service}', stockState: 'MADE_TO_ORDER', leadTimeDays: 14, priceMode: 'ON_REQUEST' },
  ConsultingService: { unit: 'h', stockState: 'MADE_TO_ORDER', leadTimeDays: 7, priceMode: 'ON_REQUEST' },
  ElectronicDocument: { unit: '{copy}', stockState: 'IN_STOCK', leadTimeDays: 0, priceMode: 'FIXED' },
};

function termsOfKind(type: CategoryType, units: UnitTable): UsualTerms {
  const { unit: code, ...terms } = kinds[type];
  const unit = [...units.traded].flatMap((id) => units.byQuantity.get(id) ?? []).find((each) => each.code === code);
  return { ...terms, saleUnitId: (unit ?? units.piece!).id };
}
