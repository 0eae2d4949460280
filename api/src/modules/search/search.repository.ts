import type { Queryable } from '../../platform/database/database.ts';
import type { Followed } from '../../platform/sync/removed.ts';
import type { Hit } from './engine/engine.ts';
import { changedAt, changedAtOf, visibleSql } from './engine/statement.ts';

// A card that is missing is one that cannot be read: it is made anew, and its offer is not left out.

export const readCardsByIds = (db: Queryable, ids: string[], now: Date) =>
  db.query<Hit>(
    `select s.id, c.card, ${changedAt('s.')} as "updatedAt" from unnest($1::uuid[]) with ordinality as wanted (id, place)
     join product_search s on s.id = wanted.id left join product_search_cards c on c.id = s.id
     where ${visibleSql('$2', 's.')} order by wanted.place`,
    [ids, now],
    'search_cards_by_ids',
  );

/** When the time of an offer was over, or was set to be. */
const removedAt = 'greatest(coalesce(changed_at, published_at), visible_until)';
/** Offers that were taken out of the read model, and those that stand in it and whose time is over. */
export const removedOffers: Followed = {
  list: 'SUPPLIER_PRODUCT',
  more: `select id, ${removedAt} from product_search where visible_until < 'infinity'`,
  shown: (where, before) =>
    `select from product_search s where s.id = r.thing_id and ${visibleSql(where.add(before, 'timestamptz'), 's.')}`,
};
/** The scope of what a merchant sells: with its own supplier, where it sells for itself. */
export async function soldBy(db: Queryable, merchantId: string | undefined) {
  if (merchantId === undefined) return {};
  const text = 'select supplier_id as "ownSupplierId" from merchants where id = $1 and supplier_id is not null';
  const [self] = await db.query<{ ownSupplierId: string }>(text, [merchantId], 'supplier_of_merchant');
  return { merchantId, ...self };
}

/** For each parent at most `limit` cards, best first. `column` is ours, never the caller's. */
export const readCardsPerParent = (
  db: Queryable,
  column: 'supplier_id' | 'merchant_id' | 'base_product_id',
  parentIds: string[],
  limit: number,
  now: Date,
) =>
  db.query<Hit>(
    `select s.id, c.card, ${changedAtOf('s.id')} from unnest($1::uuid[]) with ordinality as parent (id, place)
     cross join lateral (select relevance, id from product_search where ${column} = parent.id and ${visibleSql('$3')} order by relevance desc, id limit $2) s
     left join product_search_cards c on c.id = s.id
     order by parent.place, s.relevance desc, s.id`,
    [parentIds, limit, now],
    `search_cards_per_${column}`,
  );

/** Enough neighbours to find near ones among, without reading a large category to its end. */
const CANDIDATES = 300;

/** Related offers of several offers: same base product first, then least distance over the given slots of the same leaf. */
export function readRelated(db: Queryable, ids: string[], limit: number, now: Date) {
  return db.query<Hit & { of: string }>(
    `select origin.id as "of", near.id, c.card, ${changedAtOf('near.id')} from unnest($1::uuid[]) with ordinality as wanted (id, place)
     join product_search origin on origin.id = wanted.id
     cross join lateral (
       select candidate.id, candidate.base_product_id = origin.base_product_id as is_same,
         (select sum(case when a is null or b is null then 1 else abs(a - b) / (abs(a) + abs(b) + 1e-12) end)
          from unnest(origin.lows, candidate.lows) as pair (a, b)) as distance
       from (
         (select * from product_search where base_product_id = origin.base_product_id and ${visibleSql('$4')} order by relevance desc, id limit $2 + 1)
         union
         (select * from product_search
          where category_path[3] = origin.category_path[3] and array_length(origin.category_path, 1) = 3 and ${visibleSql('$4')}
          order by relevance desc, id limit $3)
       ) candidate
       where candidate.id <> origin.id
       order by is_same desc, distance, candidate.id limit $2
     ) near
     left join product_search_cards c on c.id = near.id
     order by wanted.place, near.is_same desc, near.distance, near.id`,
    [ids, limit, CANDIDATES, now],
    'search_related',
  );
}
