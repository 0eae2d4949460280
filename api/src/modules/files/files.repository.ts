import { run } from '../../platform/database/builder.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { tables } from '../../tables.ts';
import type { FileScan } from './files.enums.ts';
import type { FileKind } from './file-types.ts';
import { VIDEO } from './links.ts';

export type FileRow = {
  id: string;
  /** Null: the project's own. */
  ownerId: string | null;
  name: string;
  kind: FileKind;
  mime: string;
  size: number;
  sha256: string;
  /** Of an image, as it is kept; null for those from before these were written down. */
  width: number | null;
  height: number | null;
  /** Of a video; null for other files. */
  durationMs: number | null;
  scan: FileScan;
};
export type FileFacts = Pick<FileRow, 'id' | 'name' | 'size' | 'mime' | 'scan'> & { createdAt: Date };
const COLUMNS = `id, owner_id as "ownerId", name, kind, mime, size, sha256, width, height,
  duration_ms as "durationMs", scan`;

export const insertFile = (tx: Tx, { ownerId, durationMs, ...file }: FileRow) =>
  run(tx, tables.insertInto('files').values({ ...file, owner_id: ownerId, duration_ms: durationMs }));

export async function readFile(db: Queryable, id: string): Promise<FileRow | undefined> {
  const [row] = await db.query<FileRow>(`select ${COLUMNS} from files where id = $1`, [id]);
  return row;
}

/** What may be said of files; whoever asks has found them in rows of its own. */
export const readFacts = (db: Queryable, ids: string[]) =>
  db.query<FileFacts>(
    'select id, name, size, mime, scan, created_at as "createdAt" from files where id = any ($1::uuid[])',
    [ids],
  );

/** How large kept images are. */
export const readImages = (db: Queryable, ids: string[]) =>
  db.query<{ id: string; width: number; height: number }>(
    'select id, width, height from files where id = any ($1::uuid[]) and width is not null and height is not null',
    [ids],
  );

/** How long and how large kept videos are. */
export const readVideos = (db: Queryable, ids: readonly string[]) =>
  db.query<{ id: string; durationMs: number; width: number; height: number }>(
    `select id, duration_ms as "durationMs", width, height from files where id = any ($1::uuid[]) and kind = 'VIDEO'`,
    [ids],
  );

/** An own file that is part of nothing yet. */
export async function readOwnUnattached(db: Queryable, ownerId: string, id: string): Promise<FileRow | undefined> {
  const [row] = await db.query<FileRow>(
    `select ${COLUMNS} from files where id = $1 and owner_id = $2 and attached_at is null`,
    [id, ownerId],
  );
  return row;
}

/** What some own files are called that are part of nothing yet. */
export const readNamesOfOwn = (db: Queryable, ownerId: string, ids: readonly string[]) =>
  db.query<{ id: string; name: string }>(
    'select id, name from files where id = any ($1::uuid[]) and owner_id = $2 and attached_at is null',
    [ids, ownerId],
  );

/** Videos are only ever public ones. @returns whether it was the person's own and free */
export async function attachFile(tx: Tx, ownerId: string, id: string, role: string): Promise<boolean> {
  const rows = await tx.query(
    `update files set attached_to = $3, attached_at = now()
     where id = $1 and owner_id = $2 and attached_at is null and (kind = 'VIDEO') = ($3 = '${VIDEO}') returning id`,
    [id, ownerId, role],
  );
  return rows.length > 0;
}

/** How many files of a person are part of nothing, yet or any more, and their bytes. */
export async function readWaiting(db: Queryable, ownerId: string) {
  const [row] = await db.query<{ count: number; bytes: number }>(
    `select count(*)::int as count, coalesce(sum(size), 0)::float8 as bytes from files
     where owner_id = $1 and (attached_at is null or released_at is not null)`,
    [ownerId],
  );
  return row!;
}

/** Forgets files that nothing claimed for two days, and those that were released a day ago. @returns their ids */
export async function forgetUnused(db: Queryable, atMost: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `delete from files where id in (
       select id from files
       where (attached_at is null and created_at < now() - interval '48 hours')
         or released_at < now() - interval '24 hours'
       limit $1) returning id`,
    [atMost],
  );
  return rows.map(({ id }) => id);
}

/** Those of the ids that have no row. */
export async function withoutRow(db: Queryable, ids: string[]): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    'select id from unnest($1::uuid[]) as given (id) where not exists (select from files where files.id = given.id)',
    [ids],
  );
  return rows.map(({ id }) => id);
}

/** Ids after `after` in their order, to be looked for on the disk. */
export async function idsAfter(db: Queryable, after: string, atMost: number) {
  return db.query<{ id: string; isAttached: boolean }>(
    `select id, attached_at is not null as "isAttached" from files
     where id > $1 and created_at < now() - interval '1 hour' order by id limit $2`,
    [after, atMost],
  );
}

export const deleteRow = (db: Queryable, id: string) =>
  db.query('delete from files where id = $1 and attached_at is null', [id]);

/** All files of a person, as the person may take them along. */
export const readAllFiles = (db: Queryable, ownerId: string) =>
  db.query(
    `select id, name, mime, size, sha256, created_at as "createdAt",
       (select coalesce(jsonb_agg(jsonb_build_object('type', object_type, 'id', object_id, 'role', role)), '[]')
        from file_links where file_id = files.id) as "partOf"
     from files where owner_id = $1 order by created_at, id`,
    [ownerId],
  );

/** Lets the files of a person go that are part of nothing. */
export const releaseUnattached = (tx: Tx, ownerId: string) =>
  tx.query('update files set released_at = now() where owner_id = $1 and attached_at is null and released_at is null', [
    ownerId,
  ]);
