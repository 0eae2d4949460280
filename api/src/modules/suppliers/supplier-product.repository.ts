import type { Queryable } from '../../platform/database/database.ts';
import type { SupplierProduct } from './suppliers.schemas.ts';

export type OfferRow = { card: SupplierProduct; documents: { title: string; kind: string }[] };

/** One published offer. */
export async function readOffer(db: Queryable, id: string): Promise<OfferRow | undefined> {
  const [row] = await db.query<OfferRow>(
    'select s.card, p.documents from product_search_cards s join supplier_products p on p.id = s.id where s.id = $1',
    [id],
    'supplier_product',
  );
  return row;
}
