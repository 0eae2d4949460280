import type { Queryable } from '../../../platform/database/database.ts';
import { Parameters } from '../../../platform/database/parameters.ts';
import { MOST_COUNTED, type LeafCount, type Wanted } from './engine.ts';
import { areCommon } from './ranked.ts';
import { offersSql } from './statement.ts';

/**
 * What was counted of a question, so that its total, its leaves and the way its page is read need one statement. The list and
 * the summary of a search's page ask the same at the same time: the second waits for the answer of the first.
 */
export function makeCounts(db: Queryable) {
  const totals = new WeakMap<Wanted, number>();
  const counted = new WeakMap<Wanted, Promise<LeafCount[]>>();
  const pending = new Map<string, Promise<LeafCount[]>>();

  /** @returns the answer to the same question, whoever asks it now */
  function readShared(wanted: Wanted): Promise<LeafCount[]> {
    const parameters = new Parameters();
    const statement = `select leaf_id as "leafId", count(*)::int as count from (
         select leaf_id from product_search where ${offersSql(wanted, parameters)} limit ${MOST_COUNTED + 1}) found
       group by 1 order by 2 desc, 1`;
    const key = JSON.stringify([statement, parameters.values.filter((value) => value !== wanted.now)]);
    const asked = pending.get(key);
    if (asked) return asked;
    const reading = db.query<LeafCount>(statement, parameters.values).finally(() => pending.delete(key));
    pending.set(key, reading);
    return reading;
  }

  /** How many each leaf has, most first; counted up to one more than MOST_COUNTED of all. */
  async function leaves(wanted: Wanted): Promise<LeafCount[]> {
    const reading = counted.get(wanted) ?? readShared(wanted);
    counted.set(wanted, reading);
    const found = await reading;
    totals.set(wanted, totalOf(found));
    return found;
  }

  /** How many there are, up to one more than `most`. */
  async function total(wanted: Wanted, most: number): Promise<number> {
    if (most === MOST_COUNTED) return totalOf(await leaves(wanted));
    const parameters = new Parameters();
    const limit =
      most === Number.MAX_SAFE_INTEGER ? null : (isCommon(wanted) ? most : Math.max(most, FEWEST_COUNTED)) + 1;
    const [row] = await db.query<{ count: number }>(
      `select count(*)::int as count from (
         select from product_search where ${offersSql(wanted, parameters)} limit ${parameters.add(limit, 'bigint')}) found`,
      parameters.values,
    );
    return row?.count ?? 0;
  }

  return {
    leaves,
    total,
    /** What was counted otherwise. */
    keep: (wanted: Wanted, count: number) => totals.set(wanted, count),
    /** Undefined while it was not counted. */
    known: (wanted: Wanted): number | undefined => totals.get(wanted),
  };
}

const totalOf = (leaves: LeafCount[]): number => leaves.reduce((sum, { count }) => sum + count, 0);

/** For fewer the planner passes over the whole table, which takes a second where what is asked is rarer than it believes. */
const FEWEST_COUNTED = 1_000;

/** One word that many offers have, and nothing else: it is found wherever one looks. */
const isCommon = ({ pieces, scope, conditions }: Wanted) =>
  pieces.length === 1 && areCommon(pieces) && conditions.length === 0 && Object.keys(scope).length === 0;
