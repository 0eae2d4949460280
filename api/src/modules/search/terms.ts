import type { Queryable, Tx } from '../../platform/database/database.ts';
import { foldSearchKey } from '../../platform/text.ts';
import { writtenForms } from './words.ts';

/** Words with these are part numbers and sizes, which nobody completes or repairs. */
const NOT_A_TERM = '[0-9.¼½¾⅛⅜⅝⅞]';
const notATerm = new RegExp(NOT_A_TERM);
/** The words of a row's title, each once; and which of them count. */
export const titleWordsSql = "unnest(tsvector_to_array(array_to_tsvector(string_to_array(title_key, ' ')))) as word";
export const isTermSql = `word !~ '${NOT_A_TERM}' and char_length(word) > 1`;
/** More words than a market has; what is rarer is not worth its memory. */
const MOST_TERMS = 100_000;
const MOST_TITLES = 50_000;

export type TermSource = 'OFFER' | 'SUPPLIER';

type Titled = { titleKey: string };

/** Counts the words of offers that are about to be written, `titles` as people read them, and no longer those that stood. */
export async function countTerms(
  tx: Tx,
  { before, after, titles }: { before: Titled[]; after: Titled[]; titles: string[] },
): Promise<void> {
  const changes = new Map<string, number>();
  const add = (keys: Titled[], by: number) => {
    for (const { titleKey } of keys)
      for (const term of termsOf(titleKey)) changes.set(term, (changes.get(term) ?? 0) + by);
  };
  add(before, -1);
  add(after, 1);
  await addCounts(tx, 'OFFER', changes, writtenForms(titles));
}

/** Counts the words of names, once for each name. */
export async function writeTerms(tx: Tx, source: TermSource, names: string[]): Promise<void> {
  const counts = new Map<string, number>();
  for (const name of names)
    for (const term of termsOf(foldSearchKey(name))) counts.set(term, (counts.get(term) ?? 0) + 1);
  await addCounts(tx, source, counts, writtenForms(names));
}

/** Counts the words of all offers anew: for bulk loads. */
export async function refreshTerms(tx: Tx): Promise<void> {
  await tx.query("delete from search_terms where source = 'OFFER'");
  await tx.query(
    `insert into search_terms (term, source, count)
     select word, 'OFFER', count(*)::int from product_search cross join ${titleWordsSql} where ${isTermSql} group by word`,
  );
  // The words of a market come again and again; some thousand titles have them all.
  const cards = await tx.query<{ title: string }>(
    `select card ->> 'title' as title from product_search_cards where card ->> 'title' is not null limit ${MOST_TITLES}`,
  );
  const forms = [...writtenForms(cards.map(({ title }) => title))];
  await tx.query(
    `update search_terms set shown = form.shown from unnest($1::text[], $2::text[]) as form (term, shown)
     where search_terms.term = form.term and search_terms.shown is distinct from form.shown`,
    [forms.map(([term]) => term), forms.map(([, shown]) => shown)],
  );
}

/** The words in use, most used first. */
export const readTerms = (db: Queryable) =>
  db.query<{ term: string; source: TermSource; count: number; shown: string | null }>(
    `select term, source, count, shown from search_terms where count > 0 order by count desc, term limit ${MOST_TERMS}`,
  );

const termsOf = (key: string) => new Set(key.split(' ').filter((word) => word.length > 1 && !notATerm.test(word)));

/** In the order of the words, so that two writers never wait for each other in a circle. */
export async function addCounts(
  tx: Tx,
  source: TermSource,
  counts: Map<string, number>,
  forms: Map<string, string>,
): Promise<void> {
  const changed = [...counts].filter(([, by]) => by !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
  if (changed.length === 0) return;
  await tx.query(
    `insert into search_terms (term, source, count, shown)
     select term, $1, by, shown from unnest($2::text[], $3::int[], $4::text[]) as changed (term, by, shown)
     on conflict (term, source) do update
     set count = search_terms.count + excluded.count, shown = coalesce(excluded.shown, search_terms.shown)`,
    [
      source,
      changed.map(([term]) => term),
      changed.map(([, by]) => by),
      changed.map(([term]) => forms.get(term) ?? null),
    ],
  );
}
