import type { Queryable, Tx } from '../../../platform/database/database.ts';
import type { BasketLine } from './basket.schemas.ts';

/** A line as it is kept: of an offer with what one sale unit held when its quantity was stated. */
export type BasketLineRow = Omit<BasketLine, 'unitPriceRial' | 'netRial'> & {
  conversions?: { unitId: string; quantity: string }[];
};
export type BasketRow = { version: number; lines: BasketLineRow[] };

/** A person's basket; none was ever filled without a row. */
export async function readBasket(db: Queryable, userId: string): Promise<BasketRow | undefined> {
  const [row] = await db.query<BasketRow>(
    'select version, lines from trade_baskets where user_id = $1',
    [userId],
    'trade_basket',
  );
  return row;
}

export const writeBasket = (tx: Tx, userId: string, { version, lines }: BasketRow, now: Date) =>
  tx.query(
    `insert into trade_baskets (user_id, version, lines, updated_at) values ($1, $2, $3::jsonb, $4)
     on conflict (user_id) do update set version = excluded.version, lines = excluded.lines, updated_at = excluded.updated_at`,
    [userId, version, JSON.stringify(lines), now],
  );

export const forgetBasket = (tx: Tx, userId: string) =>
  tx.query('delete from trade_baskets where user_id = $1', [userId]);

/** For the export of an account. */
export const readBasketLines = async (db: Queryable, userId: string): Promise<BasketLineRow[]> =>
  (await readBasket(db, userId))?.lines ?? [];
