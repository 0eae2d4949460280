import type { Body } from '../blocks/index.ts';
import { Conditions } from '../../../platform/database/conditions.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { Order } from '../../../platform/paging/order.ts';
import type { Paging } from '../../../platform/paging/paging.ts';
import { readCountedPage } from '../../../platform/paging/read-page.ts';
import { isShownEdition } from './editions.ts';

export type VersionRow = {
  version: number;
  authorId: string;
  authorName: string | null;
  writtenAt: Date;
  title: string;
  isShown: boolean;
  body: Body;
  /** Of the version before; null for the first one. */
  earlier: Body | null;
};

const newest = new Order('versions of a page', [{ sql: 'v.version', kind: 'whole', isDescending: true }]);

/** Versions of a page, the newest first, each with the text of the one before. */
export function readVersions(db: Queryable, pageId: string, now: Date, wanted: Paging) {
  const where = new Conditions();
  where.and(`v.page_id = ${where.add(pageId, 'uuid')}`);
  const at = where.add(now, 'timestamptz');
  where.and(`${at} is not null`);
  const columns = `v.version, v.author_id as "authorId", v.written_at as "writtenAt", v.title, v.body,
    nullif(concat_ws(' ', w.first_name, w.last_name), '') as "authorName",
    (select b.body from page_versions b where b.page_id = v.page_id and b.version < v.version
     order by b.version desc limit 1) as earlier,
    exists (select from page_editions e where e.page_id = v.page_id and e.version = v.version and ${isShownEdition('e', at)}) as "isShown"`;
  const from = 'page_versions v left join persons w on w.user_id = v.author_id';
  return readCountedPage<VersionRow>(db, { columns, from, where, order: newest }, wanted);
}
