import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { openTx, type Database, workIn } from './database.ts';

const NUMERIC = 1700;
const BIGINT = 20;

/**
 * The embedded database of a folder in this very thread, without its lock and its deadline: for tests that decide the
 * time themselves. The programs use pglite.ts.
 */
export async function openInProcess(folder: string): Promise<Database> {
  const pglite = await PGlite.create(folder, {
    extensions: { pg_trgm, unaccent },
    parsers: { [NUMERIC]: String, [BIGINT]: String },
  });
  const queryOn =
    (on: Pick<PGlite, 'query'>) =>
    async <Row>(text: string, parameters?: unknown[]) =>
      (await on.query<Row>(text, parameters)).rows;
  const query = queryOn(pglite);
  return {
    kind: 'pglite',
    query,
    together: (reads) => reads({ query }),
    execute: async (script) => void (await pglite.exec(script)),
    // Its own transactions keep other queries out until they end.
    transaction: (work) =>
      pglite.transaction(async (open) => {
        const { tx, last } = openTx(queryOn(open));
        const result = await workIn(tx, work);
        await Promise.all(last);
        return result;
      }),
    close: () => pglite.close(),
  };
}
