import type { Queryable } from '../../../platform/database/database.ts';
import { Parameters } from '../../../platform/database/parameters.ts';
import { TOTAL, type Counted, type FacetGroup, type Wanted } from './engine.ts';
import { matchSql } from './match.ts';
import { conditionSql, filterSql } from './statement.ts';

/**
 * How many offers have which value, for each slot, each under all conditions but those on the slot itself; under slot
 * TOTAL how many meet all of them. `fail` has a bit for each condition an offer does not meet, so one pass over the
 * category serves every facet; an offer that fails on two properties counts for none. `share` of the table below 1 looks at a
 * sample only. Materialized: the planner takes the join for rare and would read the category once a slot. With `counted`
 * suppliers each group tells them, since one supplier may stand in several.
 */
export function readFacetGroups(
  db: Queryable,
  wanted: Wanted,
  slots: number[],
  { share, counted }: { share: number; counted: Counted },
): Promise<FacetGroup[]> {
  const { pieces, need, conditions, includeUnknown } = wanted;
  const parameters = new Parameters();
  // Pages of the table and not rows, so that the others are not even read; the same ones each time.
  const sample = share < 1 ? `tablesample system (${100 * share}) repeatable (1)` : '';
  const where = `${matchSql(pieces, need, parameters)} and ${filterSql({ ...wanted, conditions: [] }, parameters)}`;
  const bits = conditions.map(
    (condition, bit) =>
      `(case when ${conditionSql(condition, includeUnknown, parameters)} then 0 else ${1 << bit} end)`,
  );
  const masks = [TOTAL, ...slots].map((slot) => ({ slot, own: ownBits(wanted, slot) }));
  const wantedSlots = masks.map(({ slot, own }) => `(${slot}, ${~own})`);
  // What fails on more than one property's conditions meets no mask.
  const useful = [...new Set(masks.map(({ own }) => own))].map((own) => `fail & ${~own} = 0`).join(' or ');
  const ofSuppliers = counted === 'suppliers';
  const seller = ofSuppliers ? ', dense_rank() over (order by supplier_id)::int as seller' : '';
  const groups = `select wanted.slot, lows[wanted.slot] as low, highs[wanted.slot] as high, count(*)::int as count${ofSuppliers ? ', seller' : ''}
     from candidate cross join (values ${wantedSlots.join(', ')}) as wanted (slot, mask) where (candidate.fail & wanted.mask) = 0
     group by 1, 2, 3${ofSuppliers ? ', seller' : ''}`;
  return db.query<FacetGroup>(
    `with candidate as materialized (
       select lows, highs, fail${seller} from (
         select lows, highs, supplier_id, ${bits.join(' + ') || '0'} as fail from product_search ${sample} where ${where} offset 0
       ) judged where ${useful})
     ${ofSuppliers ? `select slot, low, high, sum(count)::int as count, array_agg(seller) as sellers from (${groups}) grouped group by 1, 2, 3` : groups}`,
    parameters.values,
  );
}

const ownBits = ({ conditions }: Wanted, slot: number) =>
  conditions.reduce((mask, condition, bit) => (condition.slot === slot ? mask | (1 << bit) : mask), 0);
