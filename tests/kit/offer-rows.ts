import { newId } from '../../api/src/platform/ids.ts';
import type { Queryable } from '../../api/src/platform/database/database.ts';

const sortAndFilter = `base_product_id, supplier_id, category_path, words, relevance, price_rial, lead_time_days, rating,
  response_min, completeness_score, is_confirmed, stock_state, lows, highs`;

/** Rows of the read model, for tests of lists that change while somebody reads them. */
export const offerRowsOn = (db: Queryable) => ({
  /** One more offer like one that is there. @returns its id */
  async add(publishedAt: Date): Promise<string> {
    const id = newId();
    await db.query(
      `with one as (select id as original, ${sortAndFilter} from product_search order by id limit 1),
       row as (insert into product_search (id, published_at, ${sortAndFilter}) select $1, $2, ${sortAndFilter} from one)
       insert into product_search_cards (id, card)
       select $1, jsonb_set(card, '{id}', to_jsonb($1::text)) from product_search_cards join one on original = id`,
      [id, publishedAt],
    );
    return id;
  },
  async remove(id: string): Promise<void> {
    await db.query(
      'with row as (delete from product_search where id = $1) delete from product_search_cards where id = $1',
      [id],
    );
  },
});
