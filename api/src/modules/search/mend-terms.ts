import type { Database, Queryable } from '../../platform/database/database.ts';
import { BEFORE_ALL_IDS } from '../../platform/ids.ts';
import { addCounts, isTermSql, titleWordsSql } from './terms.ts';
import { writtenForms } from './words.ts';

const TITLES_AT_ONCE = 2_000;
const TERMS_AT_ONCE = 1_000;
const TRIES = 3;

/**
 * Puts the counts of words right on a running site. Who writes offers changes titles and counts together, so what the counts
 * are off by stays the same: it is measured in small reads, while no count changed, and added in small transactions.
 */
export async function mendTerms(db: Database): Promise<void> {
  for (let left = TRIES; left > 0; left -= 1) {
    const held = await readCounts(db);
    const { counts: found, forms } = await countWords(db);
    if (!areSame(held, await readCounts(db))) continue;
    const terms = [...new Set([...held.keys(), ...found.keys()])].sort();
    const off = terms.map((term) => [term, (found.get(term) ?? 0) - (held.get(term) ?? 0)] as const);
    const wrong = off.filter(([, by]) => by !== 0);
    for (let at = 0; at < wrong.length; at += TERMS_AT_ONCE)
      await db.transaction((tx) => addCounts(tx, 'OFFER', new Map(wrong.slice(at, at + TERMS_AT_ONCE)), forms));
    return;
  }
}

async function readCounts(db: Queryable): Promise<Map<string, number>> {
  const rows = await db.query<{ term: string; count: number }>(
    "select term, count from search_terms where source = 'OFFER'",
  );
  return new Map(rows.map(({ term, count }) => [term, count]));
}

/** How many offers have each word in their title, and how people write it. */
async function countWords(db: Queryable) {
  const counts = new Map<string, number>();
  const forms = new Map<string, string>();
  for (let after: string | undefined = BEFORE_ALL_IDS; after !== undefined;) {
    const rows: { term: string | null; count: number; last: string }[] = await db.query(
      `with titles as materialized (select id, title_key from product_search where id > $1 order by id limit $2)
       select word as term, count(*)::int as count, (select id from titles order by id desc limit 1) as last
       from titles left join ${titleWordsSql} on ${isTermSql} group by word`,
      [after, TITLES_AT_ONCE],
    );
    const last = rows[0]?.last;
    for (const { term, count } of rows) if (term !== null) counts.set(term, (counts.get(term) ?? 0) + count);
    if (last) for (const [term, form] of writtenForms(await readTitles(db, after, last))) forms.set(term, form);
    after = last;
  }
  return { counts, forms };
}

async function readTitles(db: Queryable, after: string, upTo: string): Promise<string[]> {
  const rows = await db.query<{ title: string }>(
    `select card ->> 'title' as title from product_search_cards
     where id > $1 and id <= $2 and card ->> 'title' is not null`,
    [after, upTo],
  );
  return rows.map(({ title }) => title);
}

const areSame = (one: Map<string, number>, other: Map<string, number>) =>
  one.size === other.size && [...one].every(([term, count]) => other.get(term) === count);
