import { listsOf, recordChange } from '../../api/src/platform/changes/record-change.ts';
import type { Tx } from '../../api/src/platform/database/database.ts';
import { openPostgres } from '../../api/src/platform/database/postgres.ts';

/** Writes as another api on the same PostgreSQL would. */
export function writerOn(databaseUrl: string) {
  const db = openPostgres({ url: databaseUrl, poolSize: 2, onError: () => undefined });
  return {
    /** Any transaction. */
    transaction: db.transaction,
    /** Gives an offer another title where lists and its sheet show it, and tells the caches. */
    rename: (id: string, title: string) =>
      db.transaction(async (tx: Tx) => {
        const [row] = await tx.query<{ path: string[] }>(
          `update product_search_cards c set card = jsonb_set(card, '{title}', to_jsonb($2::text))
           from product_search s where s.id = c.id and c.id = $1 returning s.category_path as path`,
          [id, title],
        );
        await recordChange(tx, [id, ...(row?.path ?? []).map(listsOf)]);
      }),
    [Symbol.asyncDispose]: () => db.close(),
  };
}
