import type { Queryable } from '../../../platform/database/database.ts';
import { Parameters } from '../../../platform/database/parameters.ts';
import { MOST_COUNTED, type LeafCount, type Wanted } from './engine.ts';
import { whereSql } from './statement.ts';

/**
 * How many offers of what is found each leaf has, most first; counted up to one more than MOST_COUNTED of all. Of one question
 * once: its total, its leaves and how its page is read all come from there. The list and the summary of a search's page ask the
 * same at the same time, and the second waits for the answer of the first.
 */
export function makeLeafCounts(db: Queryable) {
  const counted = new WeakMap<Wanted, Promise<LeafCount[]>>();
  const pending = new Map<string, Promise<LeafCount[]>>();

  function readOnce(wanted: Wanted): Promise<LeafCount[]> {
    const parameters = new Parameters();
    const statement = `select leaf_id as "leafId", count(*)::int as count from (
         select leaf_id from product_search where ${whereSql(wanted, parameters)} limit ${MOST_COUNTED + 1}) found
       group by 1 order by 2 desc, 1`;
    const key = JSON.stringify([statement, parameters.values.filter((value) => value !== wanted.now)]);
    const reading =
      pending.get(key) ?? db.query<LeafCount>(statement, parameters.values).finally(() => pending.delete(key));
    pending.set(key, reading);
    return reading;
  }

  return {
    read(wanted: Wanted): Promise<LeafCount[]> {
      const reading = counted.get(wanted) ?? readOnce(wanted);
      counted.set(wanted, reading);
      return reading;
    },
    /** What was counted of this question, if it was. */
    known: (wanted: Wanted): Promise<LeafCount[]> | undefined => counted.get(wanted),
  };
}

export const totalOf = (leaves: LeafCount[]): number => leaves.reduce((sum, { count }) => sum + count, 0);
