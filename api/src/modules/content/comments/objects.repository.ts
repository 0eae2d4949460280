import type { Queryable } from '../../../platform/database/database.ts';
import type { CommentObject } from './comments.enums.ts';

/** What comments stand on. */
export type ThingRow = {
  id: string;
  name: string;
  /** Where it is read; null for what nobody is shown any more. */
  path: string | null;
  isOpen: boolean;
  /** Companies to which it belongs: who makes it, and who sells it. */
  customerIds: string[];
};

const offers = `select p.id, p.title as name,
    case when p.status = 'PUBLISHED' then '/products/' || p.id || '/' || p.slug end as path, true as "isOpen",
    array(select s.owner_customer_id from suppliers s where s.id = p.supplier_id and s.owner_customer_id is not null
      union select m.owner_customer_id from merchants m where m.owner_customer_id is not null
        and (m.id = p.merchant_id or (p.merchant_id is null and m.supplier_id = p.supplier_id))) as "customerIds"
  from supplier_products p where p.id = any($1::uuid[]) and $2::timestamptz is not null`;

const pages = `select e.page_id as id, v.title as name, case when t.page_type in ('STATIC', 'LANDING')
      then '/page/' || v.unique_page_name else '/contents/' || e.page_id || '/' || v.slug end as path,
    v.comment_policy = 'OPEN' as "isOpen",
    array(select s.owner_customer_id from suppliers s where s.id = e.writer_id and s.owner_customer_id is not null) as "customerIds"
  from page_editions e join page_versions v on v.page_id = e.page_id and v.version = e.version
  join content_types t on t.id = e.content_type_id
  where e.page_id = any($1::uuid[]) and e.shown_from <= $2 and (e.shown_until is null or e.shown_until > $2)`;

const statements: Record<CommentObject, string> = { SUPPLIER_PRODUCT: offers, PAGE: pages };

export const readThings = (db: Queryable, type: CommentObject, ids: readonly string[], now: Date) =>
  db.query<ThingRow>(statements[type], [ids, now]);

/** In whose name a company speaks; its brand, where it has one. */
export async function readCompanyName(db: Queryable, customerId: string): Promise<string | undefined> {
  const [row] = await db.query<{ name: string | null }>(
    `select coalesce(c.brand_name, c.legal_name, nullif(concat_ws(' ', p.first_name, p.last_name), '')) as name
     from customers c left join persons p on p.id = c.person_id where c.id = $1`,
    [customerId],
  );
  return row?.name ?? undefined;
}
