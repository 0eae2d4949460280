import { Conditions } from '../../../platform/database/conditions.ts';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import { newestFirst, Order } from '../../../platform/paging/order.ts';
import type { Paging } from '../../../platform/paging/paging.ts';
import { onlyOf, readCountedPage } from '../../../platform/paging/read-page.ts';
import type { Content } from './changed-content.ts';
import type { ChangeKind, ChangeStatus, EntryReason } from './entries.enums.ts';

export type ChangeRow = {
  id: string;
  entryId: string;
  kind: ChangeKind;
  status: ChangeStatus;
  version: number;
  was: Content;
  asked: Content;
  askedAt: Date;
  reasonCode: EntryReason | null;
  reason: string | null;
  decidedAt: Date | null;
};

const columns = `c.id, c.entry_id as "entryId", c.kind, c.status, c.version, c.was, c.asked, c.asked_at as "askedAt",
  c.reason_code as "reasonCode", c.reason, c.decided_at as "decidedAt"`;

export async function readChange(db: Queryable, id: string): Promise<ChangeRow | undefined> {
  const [row] = await db.query<ChangeRow>(`select ${columns} from product_changes c where id = $1`, [id]);
  return row;
}

/** What was asked by some changes, and what was before. */
export const readContents = (db: Queryable, ids: readonly string[]) =>
  db.query<Pick<ChangeRow, 'id' | 'was' | 'asked'>>(
    'select id, was, asked from product_changes where id = any ($1::uuid[])',
    [ids],
  );

/** What waits of some entries, the first asked first. */
export const readOpenChanges = (db: Queryable, entryIds: string[]) =>
  db.query<ChangeRow>(
    `select ${columns} from product_changes c where entry_id = any ($1::uuid[]) and status = 'PENDING' order by asked_at, id`,
    [entryIds],
    'open_product_changes',
  );

const order = new Order('product changes', newestFirst('c.asked_at', 'c.id'));

/** All changes of an entry, the newest first. */
export async function readChanges(db: Queryable, entryId: string, wanted: Paging) {
  const where = new Conditions();
  where.and(`c.entry_id = ${where.add(entryId, 'uuid')}`);
  onlyOf(where, wanted, 'c.id');
  return readCountedPage<ChangeRow>(db, { columns, from: 'product_changes c', where, order }, wanted);
}

type NewChange = Pick<ChangeRow, 'id' | 'entryId' | 'kind' | 'was' | 'asked'> & { at: Date; by: string };
export const insertChange = (tx: Tx, { id, entryId, kind, was, asked, at, by }: NewChange) =>
  tx.query(
    `insert into product_changes (id, entry_id, kind, was, asked, asked_by, asked_at) values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, entryId, kind, JSON.stringify(was), JSON.stringify(asked), by, at],
  );

export const endChange = (
  tx: Tx,
  id: string,
  end: { status: ChangeStatus; at: Date; reasonCode?: EntryReason | undefined; reason?: string | undefined },
) =>
  tx.query(
    `update product_changes set status = $2, version = version + 1, decided_at = $3, reason_code = $4, reason = $5 where id = $1`,
    [id, end.status, end.at, end.reasonCode ?? null, end.reason ?? null],
  );

/** Files that changes of an entry have. */
export const readFilesOfChanges = async (tx: Tx, entryId: string) =>
  (
    await tx.query<{ fileId: string }>(
      `select l.file_id as "fileId" from product_changes c
       join file_links l on l.object_type = 'PRODUCT_CHANGE' and l.object_id = c.id where c.entry_id = $1`,
      [entryId],
    )
  ).map(({ fileId }) => fileId);

/** The entries that some changes are of. */
export const readEntriesOfChanges = async (db: Queryable, ids: string[]) =>
  (
    await db.query<{ entryId: string }>(
      'select distinct entry_id as "entryId" from product_changes where id = any ($1::uuid[])',
      [ids],
    )
  ).map(({ entryId }) => entryId);
