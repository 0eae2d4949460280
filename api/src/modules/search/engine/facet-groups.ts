import type { Queryable } from '../../../platform/database/database.ts';
import { Parameters } from '../../../platform/database/parameters.ts';
import { TOTAL, type Counted, type FacetGroup, type Wanted } from './engine.ts';
import { conditionSql, offersSql } from './statement.ts';

/** Values of the column `sample`. */
const SAMPLES = 256;

/**
 * How many offers have which value, for each slot, each under all conditions but those on the slot itself; under slot
 * TOTAL how many meet all of them. `fail` has a bit for each condition an offer does not meet, so one pass over the
 * category serves every facet; an offer that fails on two properties counts for none. `share` of the table below 1 looks at a
 * sample only. With `counted` suppliers each group tells them, since one supplier may stand in several.
 */
export function readFacetGroups(
  db: Queryable,
  wanted: Wanted,
  slots: number[],
  { share, counted }: { share: number; counted: Counted },
): Promise<FacetGroup[]> {
  const { conditions, includeUnknown } = wanted;
  const parameters = new Parameters();
  const sample = sampleSql(share, wanted, parameters);
  const offers = `product_search ${sample.pages} where ${sample.rows} and ${offersSql({ ...wanted, conditions: [] }, parameters)}`;
  const bits = conditions.map(
    (condition, bit) =>
      `(case when ${conditionSql(condition, includeUnknown, parameters)} then 0 else ${1 << bit} end)`,
  );
  const ofSuppliers = counted === 'suppliers';
  const seller = ofSuppliers ? ', seller' : '';
  const groups = `select slot, lows[slot] as low, highs[slot] as high, count(*)::int as count${seller}
     from (select unnest(counting) as slot, lows, highs${seller} from candidate) each group by 1, 2, 3${seller}`;
  return db.query<FacetGroup>(
    `with candidate as (
       select counting, lows, highs${ofSuppliers ? ', dense_rank() over (order by supplier_id)::int as seller' : ''} from (
         select ${countingSql(wanted, slots)} as counting, lows, highs, supplier_id from (
           select lows, highs, supplier_id, ${bits.join(' + ') || '0'} as fail from ${offers} offset 0
         ) judged) counted where counting is not null)
     ${ofSuppliers ? `select slot, low, high, sum(count)::int as count, array_agg(seller) as sellers from (${groups}) grouped group by 1, 2, 3` : groups}`,
    parameters.values,
  );
}

/**
 * A part of the offers. Those with a text lie all over the table: of that a part is read, the same pages each time; of the index
 * of values the rows below a bound.
 */
function sampleSql(share: number, { pieces }: Wanted, parameters: Parameters): { pages: string; rows: string } {
  if (share === 1) return { pages: '', rows: 'true' };
  return pieces.length > 0
    ? { pages: `tablesample system (${100 * share}) repeatable (1)`, rows: 'true' }
    : { pages: '', rows: `sample < ${parameters.add(Math.ceil(share * SAMPLES), 'smallint')}` };
}

/** The slots that an offer counts for: all when it meets every condition, one when it fails on this one's only. */
function countingSql(wanted: Wanted, slots: number[]): string {
  const one = slots
    .map((slot) => ({ slot, own: ownBits(wanted, slot) }))
    .filter(({ own }) => own > 0)
    .map(({ slot, own }) => `when fail & ${~own} = 0 then '{${slot}}'`);
  return `case when fail = 0 then '{${[TOTAL, ...slots].join(',')}}'::int[] ${one.join(' ')} end`;
}

const ownBits = ({ conditions }: Wanted, slot: number) =>
  conditions.reduce((mask, condition, bit) => (condition.slot === slot ? mask | (1 << bit) : mask), 0);
