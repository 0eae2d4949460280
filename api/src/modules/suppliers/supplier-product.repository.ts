import type { Queryable } from '../../platform/database/database.ts';

type OfferRow = { id: string; card: unknown; documents: { title: string; kind: string }[] };

/** One published offer that is shown at `now`, with its card as it was written. */
export async function readOffer(db: Queryable, id: string, now: Date): Promise<OfferRow | undefined> {
  const [row] = await db.query<OfferRow>(
    `select s.id, c.card, p.documents from product_search s left join product_search_cards c on c.id = s.id join supplier_products p on p.id = s.id
     where s.id = $1 and s.visible_from <= $2 and s.visible_until > $2`,
    [id, now],
    'supplier_product',
  );
  return row;
}
