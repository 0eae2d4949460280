import type { Queryable, Tx } from '../../../platform/database/database.ts';
import type { PageType } from './types.enums.ts';

export type ContentTypeRow = {
  id: string;
  parentId: string | null;
  title: string;
  slug: string;
  pageType: PageType;
  order: number;
  isActive: boolean;
  version: number;
};

export const readContentTypes = (db: Queryable) =>
  db.query<ContentTypeRow>(
    `select id, parent_id as "parentId", title, slug, page_type as "pageType", sort as "order",
       is_active as "isActive", version
     from content_types order by sort, id`,
  );

/** Nobody else changes the tree until the transaction ends. */
export const lockContentTypes = (tx: Tx) => tx.query("select pg_advisory_xact_lock(hashtext('content types'))");

type Written = Pick<ContentTypeRow, 'id' | 'parentId' | 'title' | 'slug' | 'order'>;

export const insertContentType = (tx: Tx, row: Written & Pick<ContentTypeRow, 'pageType'>, now: Date) =>
  tx.query(
    `insert into content_types (id, parent_id, title, slug, page_type, sort, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [row.id, row.parentId, row.title, row.slug, row.pageType, row.order, now],
  );

export const updateContentType = (tx: Tx, row: Written & Pick<ContentTypeRow, 'isActive'>) =>
  tx.query(
    `update content_types set parent_id = $2, title = $3, slug = $4, sort = $5, is_active = $6, version = version + 1
     where id = $1`,
    [row.id, row.parentId, row.title, row.slug, row.order, row.isActive],
  );
