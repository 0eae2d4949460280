import type { Queryable } from '../../platform/database/database.ts';
import type { SupplierProduct } from './suppliers.schemas.ts';

export type OfferRow = { card: SupplierProduct; documents: { title: string; kind: string }[] };

/** One published offer that is shown at `now`. */
export async function readOffer(db: Queryable, id: string, now: Date): Promise<OfferRow | undefined> {
  const [row] = await db.query<OfferRow>(
    `select c.card, p.documents from product_search s join product_search_cards c on c.id = s.id join supplier_products p on p.id = s.id
     where s.id = $1 and s.visible_from <= $2 and s.visible_until > $2`,
    [id, now],
    'supplier_product',
  );
  return row;
}
