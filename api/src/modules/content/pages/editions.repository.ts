import type { Queryable, Tx } from '../../../platform/database/database.ts';

/** Shows a version from a time on, in place of the one that is shown until then. */
export async function showVersion(tx: Tx, pageId: string, version: number, from: Date): Promise<void> {
  await tx.query(
    `update page_editions set shown_until = $2 where page_id = $1 and (shown_until is null or shown_until > $2)`,
    [pageId, from],
  );
  await tx.query(
    `insert into page_editions (page_id, version, shown_from, published_from, content_type_id, label_ids, platforms,
       category_ids, supplier_ids, writer_id)
     select v.page_id, v.version, $3::timestamptz,
       coalesce((select min(e.published_from) from page_editions e where e.page_id = v.page_id), $3::timestamptz),
       v.content_type_id, v.label_ids, v.platforms, v.category_ids,
       array(select distinct id from unnest(v.supplier_ids || p.supplier_id) as id where id is not null), p.supplier_id
     from page_versions v join pages p on p.id = v.page_id where v.page_id = $1 and v.version = $2
     on conflict (page_id, version) do update set shown_from = excluded.shown_from, shown_until = null`,
    [pageId, version, from],
  );
}

/** Takes back what was planned for later; what is shown until then stays. */
export async function unplan(tx: Tx, pageId: string, from: Date): Promise<void> {
  await tx.query('delete from page_editions where page_id = $1 and shown_from = $2', [pageId, from]);
  await tx.query('update page_editions set shown_until = null where page_id = $1 and shown_until = $2', [pageId, from]);
}

/** Nothing of the page is shown from a time on. */
export const hideEditions = (tx: Tx, pageId: string, from: Date) =>
  tx.query(
    'update page_editions set shown_until = $2 where page_id = $1 and (shown_until is null or shown_until > $2)',
    [pageId, from],
  );

export type EditionTags = {
  contentTypeId: string;
  labelIds: string[];
  categoryIds: string[];
  supplierIds: string[];
  placements: string[];
};

/** In which lists the editions of a page stand: the one that is shown and the next. */
export const readEditionTags = (db: Queryable, pageId: string) =>
  db.query<EditionTags>(
    `select e.content_type_id as "contentTypeId", e.label_ids as "labelIds", e.category_ids as "categoryIds",
       e.supplier_ids as "supplierIds", v.placements
     from page_editions e join page_versions v on v.page_id = e.page_id and v.version = e.version
     where e.page_id = $1 order by e.shown_from desc limit 2`,
    [pageId],
  );
