import type { Queryable } from '../../../platform/database/database.ts';

export type Synonym = { typed: string; means: string; kind: string };

/** Other words for what the market calls otherwise; of units their codes. */
export const readSynonyms = (db: Queryable) =>
  db.query<Synonym>('select typed, means, kind from search_synonyms order by typed, means, kind');

/** Words of shopping and asking, which find nothing; without kinds all of them. */
export const readStopWords = async (db: Queryable, kinds?: readonly string[]): Promise<string[]> =>
  (
    await db.query<{ word: string }>(
      'select word from search_stop_words where $1::text[] is null or kind = any($1::text[]) order by word',
      [kinds ?? null],
    )
  ).map(({ word }) => word);
