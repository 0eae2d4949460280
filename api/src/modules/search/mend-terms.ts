import type { Database, Queryable } from '../../platform/database/database.ts';
import { BEFORE_ALL_IDS } from '../../platform/ids.ts';
import { NAMES } from './marks.ts';
import { addCounts, TermCounts, termOf, type Term } from './terms.ts';

const OFFERS_AT_ONCE = 2_000;
const TERMS_AT_ONCE = 1_000;
const TRIES = 3;

/**
 * Puts the counts of words right on a running site. Who writes offers changes words and counts together, so what the counts
 * are off by stays the same: it is measured in small reads, while no count changed, and added in small transactions.
 */
export async function mendTerms(db: Database): Promise<void> {
  for (let left = TRIES; left > 0; left -= 1) {
    const held = await readCounts(db);
    const off = await countWords(db);
    if (!areSame(held, await readCounts(db))) continue;
    for (const [word, count] of held) off.set(word, (off.get(word) ?? 0) - count);
    const wrong = changesOf(off);
    for (let at = 0; at < wrong.length; at += TERMS_AT_ONCE)
      await db.transaction((tx) => addCounts(tx, wrong.slice(at, at + TERMS_AT_ONCE)));
    return;
  }
}

const changesOf = (counts: Map<string, number>): Term[] => {
  const changes = new TermCounts();
  for (const [word, by] of counts) changes.add([word], by);
  return changes.changes();
};

/** Counts by finished word. */
async function readCounts(db: Queryable): Promise<Map<string, number>> {
  const rows = await db.query<Pick<Term, 'term' | 'source' | 'count'>>('select term, source, count from search_terms');
  return new Map(rows.map(({ term, source, count }) => [source === 'WORD' ? term : NAMES[source] + term, count]));
}

/** How many offers have each word. */
async function countWords(db: Queryable): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (let after: string | undefined = BEFORE_ALL_IDS; after !== undefined;) {
    const rows: { word: string | null; count: number; last: string }[] = await db.query(
      `with part as materialized (select id, words from product_search where id > $1 order by id limit $2)
       select word, count(*)::int as count, (select id from part order by id desc limit 1) as last
       from part left join unnest(tsvector_to_array(words)) as word on true group by word`,
      [after, OFFERS_AT_ONCE],
    );
    for (const { word, count } of rows)
      if (word !== null && termOf(word)) counts.set(word, (counts.get(word) ?? 0) + count);
    after = rows[0]?.last;
  }
  return counts;
}

const areSame = (one: Map<string, number>, other: Map<string, number>) =>
  one.size === other.size && [...one].every(([word, count]) => other.get(word) === count);
