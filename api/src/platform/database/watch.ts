import { countQuery } from '../metrics.ts';
import type { Database, Queryable, Tx } from './database.ts';

const SLOW_MS = 500;
const SHOWN_CHARACTERS = 300;

/** The same database; each statement is counted in `/metrics`, and one that takes over 500 ms is logged, without its values. */
export function watch(db: Database): Database {
  return {
    ...db,
    query: watchedQuery(db),
    together: (reads) => db.together((on) => reads({ query: watchedQuery(on) })),
    transaction: (work, options) =>
      db.transaction((tx) => work({ ...tx, query: watchedQuery(tx) } satisfies Tx), options),
  };
}

function watchedQuery(on: Queryable): Queryable['query'] {
  return async <Row>(text: string, parameters?: unknown[], name?: string) => {
    const startedAt = performance.now();
    try {
      return await on.query<Row>(text, parameters, name);
    } finally {
      const ms = performance.now() - startedAt;
      countQuery(ms);
      if (ms > SLOW_MS) tellSlow(text, ms);
    }
  };
}

function tellSlow(text: string, ms: number) {
  const statement = text.replace(/\s+/g, ' ').trim().slice(0, SHOWN_CHARACTERS);
  console.warn(JSON.stringify({ level: 'warn', message: 'slow query', ms: Math.round(ms), statement }));
}
