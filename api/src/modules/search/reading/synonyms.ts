import type { Queryable } from '../../../platform/database/database.ts';

export type Synonym = { typed: string; means: string; kind: string };

/** Other words for what the market calls otherwise; of units their codes. */
export const readSynonyms = (db: Queryable) =>
  db.query<Synonym>('select typed, means, kind from search_synonyms order by typed, means, kind');

/** Words of shopping and asking, which find nothing. */
export const readStopWords = async (db: Queryable): Promise<string[]> =>
  (await db.query<{ word: string }>('select word from search_stop_words order by word')).map(({ word }) => word);
