import { Conditions } from '../../../platform/database/conditions.ts';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import { Order } from '../../../platform/paging/order.ts';
import type { Paging } from '../../../platform/paging/paging.ts';
import { onlyOf, readCountedPage } from '../../../platform/paging/read-page.ts';
import { isShownEdition } from '../pages/editions.ts';

export type LabelRow = { id: string; title: string; description: string | null; pageCount: number; version: number };

const countOf = (now: string) =>
  `(select count(*)::int from page_editions e where e.label_ids @> array[l.id] and ${isShownEdition('e', now)})`;
const columnsAt = (now: string) => `l.id, l.title, l.description, l.version, ${countOf(now)} as "pageCount"`;
const byTitle = new Order('content labels', [
  { sql: 'l.title', kind: 'text' },
  { sql: 'l.id', kind: 'id' },
]);

export function readLabels(db: Queryable, words: readonly string[], now: Date, wanted: Paging) {
  const where = new Conditions();
  const at = where.add(now, 'timestamptz');
  for (const word of words)
    where.and(
      `exists (select from content_label_names n where n.label_id = l.id and n.title_key like ${where.add(`%${word}%`)})`,
    );
  // The time is a parameter of the columns too, so the count of all has it as well.
  where.and(`${at} is not null`);
  const source = {
    columns: columnsAt(at),
    from: 'content_labels l',
    where: onlyOf(where, wanted, 'l.id'),
    order: byTitle,
  };
  return readCountedPage<LabelRow>(db, source, wanted);
}

/** The label whose title it is or was, in any spelling. */
export async function readLabelOfTitle(db: Queryable, titleKey: string, now: Date): Promise<LabelRow | undefined> {
  const [row] = await db.query<LabelRow>(
    `select ${columnsAt('$2::timestamptz')} from content_labels l
     join content_label_names n on n.label_id = l.id where n.title_key = $1`,
    [titleKey, now],
  );
  return row;
}

export const readLabelsByIds = (db: Queryable, ids: readonly string[], now: Date) =>
  db.query<LabelRow>(`select ${columnsAt('$2::timestamptz')} from content_labels l where l.id = any($1::uuid[])`, [
    ids,
    now,
  ]);

/** Nobody else takes titles until the transaction ends. */
export const lockLabels = (tx: Tx) => tx.query("select pg_advisory_xact_lock(hashtext('content labels'))");

export const insertLabel = (tx: Tx, row: Pick<LabelRow, 'id' | 'title' | 'description'>, now: Date) =>
  tx.query('insert into content_labels (id, title, description, created_at) values ($1, $2, $3, $4)', [
    row.id,
    row.title,
    row.description,
    now,
  ]);

export const updateLabel = (tx: Tx, { id, title, description }: Pick<LabelRow, 'id' | 'title' | 'description'>) =>
  tx.query('update content_labels set title = $2, description = $3, version = version + 1 where id = $1', [
    id,
    title,
    description,
  ]);

/** @returns whose title it is, who has it now or had it before */
export async function readNameHolder(tx: Tx, titleKey: string): Promise<string | undefined> {
  const [row] = await tx.query<{ labelId: string }>(
    'select label_id as "labelId" from content_label_names where title_key = $1',
    [titleKey],
  );
  return row?.labelId;
}

export const keepName = (tx: Tx, titleKey: string, labelId: string) =>
  tx.query('insert into content_label_names (title_key, label_id) values ($1, $2) on conflict do nothing', [
    titleKey,
    labelId,
  ]);

/** Gives what one label has to another: titles, pages and their earlier versions. The first is gone then. */
export async function mergeLabel(tx: Tx, from: string, into: string): Promise<void> {
  await tx.query('update content_label_names set label_id = $2 where label_id = $1', [from, into]);
  for (const table of ['page_versions', 'page_editions'])
    await tx.query(
      `update ${table} set label_ids = case when label_ids @> array[$2::uuid]
         then array_remove(label_ids, $1::uuid) else array_replace(label_ids, $1::uuid, $2::uuid) end
       where label_ids @> array[$1::uuid]`,
      [from, into],
    );
  await tx.query('delete from content_labels where id = $1', [from]);
}
