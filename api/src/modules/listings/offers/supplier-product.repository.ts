import type { Queryable } from '../../../platform/database/database.ts';
import type { Offer } from './offer.ts';

export type OfferRow = {
  id: string;
  card: unknown;
  updatedAt: Date;
  documents: Offer['documents'];
  properties: Offer['properties'];
};

/** As changedAt of the search says. */
const CHANGED_AT = 'greatest(coalesce(s.changed_at, s.published_at), s.visible_from)';

/** Published offers that are shown at `now`, in the order of the ids, with their cards as they were written. */
export const readOffers = (db: Queryable, ids: string[], now: Date) =>
  db.query<OfferRow>(
    `select s.id, c.card, ${CHANGED_AT} as "updatedAt", p.documents, p.properties from unnest($1::uuid[]) with ordinality as wanted (id, place)
     join product_search s on s.id = wanted.id left join product_search_cards c on c.id = s.id join supplier_products p on p.id = s.id
     where s.visible_from <= $2 and s.visible_until > $2 order by wanted.place`,
    [ids, now],
    'supplier_products',
  );

/** Whether at least one of the offers is shown at `now`. */
export async function isAnyShown(db: Queryable, ids: string[], now: Date): Promise<boolean> {
  const [row] = await db.query<{ found: boolean }>(
    `select exists (select from product_search
       where id = any ($1::uuid[]) and visible_from <= $2 and visible_until > $2) as found`,
    [ids, now],
  );
  return row!.found;
}
