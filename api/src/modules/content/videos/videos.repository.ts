import { run } from '../../../platform/database/builder.ts';
import { Conditions } from '../../../platform/database/conditions.ts';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import { Order } from '../../../platform/paging/order.ts';
import type { Paging } from '../../../platform/paging/paging.ts';
import { onlyOf, readCountedPage } from '../../../platform/paging/read-page.ts';
import { tables } from '../../../tables.ts';
import type { ContentPlatform } from '../content.enums.ts';
import type { Caption } from './captions.ts';

export type Chapter = { start: number; title: string };
export type VideoRow = {
  id: string;
  title: string;
  slug: string;
  summary: string;
  fileId: string;
  posterFileId: string;
  durationMs: number;
  width: number;
  height: number;
  posterWidth: number;
  posterHeight: number;
  chapters: Chapter[];
  captions: Caption[];
  platforms: ContentPlatform[];
  isActive: boolean;
  order: number;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

const columns = `v.id, v.title, v.slug, v.summary, v.file_id as "fileId", v.poster_file_id as "posterFileId",
  f.duration_ms as "durationMs", f.width, f.height, p.width as "posterWidth", p.height as "posterHeight", v.chapters,
  v.captions, v.platforms, v.is_active as "isActive", v.sort_order as "order", v.version, v.created_at as "createdAt",
  v.updated_at as "updatedAt"`;
const from = 'content_videos v join files f on f.id = v.file_id join files p on p.id = v.poster_file_id';
const inOrder = new Order('media videos', [
  { sql: 'v.sort_order', kind: 'whole' },
  { sql: 'v.id', kind: 'id' },
]);

type Wanted = {
  platform?: ContentPlatform | undefined;
  isActive?: boolean | undefined;
  words?: readonly string[];
};

function conditionsOf({ platform, isActive, words = [] }: Wanted): Conditions {
  const where = new Conditions();
  if (isActive !== undefined) where.and(`v.is_active = ${where.add(isActive, 'boolean')}`);
  if (platform) where.and(`${where.add(platform)} = any(v.platforms)`);
  for (const word of words) where.and(`v.search_key like ${where.add(`%${word}%`)}`);
  return where;
}

/** One page of videos, in the order of staff. */
export function readPage(db: Queryable, wanted: Wanted, paging: Paging) {
  const where = onlyOf(conditionsOf(wanted), paging, 'v.id');
  return readCountedPage<VideoRow>(db, { columns, from, where, order: inOrder }, paging);
}

/** Videos that readers are shown and that have all words. */
export function readFound(db: Queryable, wanted: Wanted, atMost: number) {
  const where = conditionsOf({ ...wanted, isActive: true });
  return db.query<VideoRow>(
    `select ${columns} from ${from} where ${where.sql} order by ${inOrder.sql} limit ${where.add(atMost, 'int')}`,
    where.values,
  );
}

/** Videos that readers are shown, by their ids. */
export const readShown = (db: Queryable, ids: readonly string[]) =>
  db.query<VideoRow>(`select ${columns} from ${from} where v.is_active and v.id = any ($1::uuid[])`, [ids]);

/** Captions of a shown video by its file, with what tells their versions apart. */
export async function readCaptions(db: Queryable, fileId: string) {
  const [row] = await db.query<Pick<VideoRow, 'id' | 'version' | 'captions'>>(
    'select id, version, captions from content_videos where file_id = $1 and is_active',
    [fileId],
  );
  return row;
}

/** Whether readers are shown one of some videos. */
export async function isOneShown(db: Queryable, ids: readonly string[]): Promise<boolean> {
  const [row] = await db.query<{ found: boolean }>(
    'select exists (select from content_videos where id = any ($1::uuid[]) and is_active) as found',
    [ids],
  );
  return row!.found;
}

export async function readVideo(db: Queryable, id: string): Promise<VideoRow | undefined> {
  const [row] = await db.query<VideoRow>(`select ${columns} from ${from} where v.id = $1`, [id]);
  return row;
}

/** Nobody else writes it until the transaction ends. */
export async function lockVideo(tx: Tx, id: string): Promise<VideoRow | undefined> {
  const [row] = await tx.query<VideoRow>(`select ${columns} from ${from} where v.id = $1 for update of v`, [id]);
  return row;
}

export type WrittenVideo = Pick<
  VideoRow,
  | 'id'
  | 'title'
  | 'slug'
  | 'summary'
  | 'fileId'
  | 'posterFileId'
  | 'chapters'
  | 'captions'
  | 'platforms'
  | 'isActive'
  | 'order'
> & { searchKey: string; at: Date };

const valuesOf = (written: WrittenVideo) => ({
  title: written.title,
  slug: written.slug,
  summary: written.summary,
  file_id: written.fileId,
  poster_file_id: written.posterFileId,
  chapters: JSON.stringify(written.chapters),
  captions: JSON.stringify(written.captions),
  platforms: written.platforms,
  is_active: written.isActive,
  sort_order: written.order,
  search_key: written.searchKey,
  updated_at: written.at,
});

export const insertVideo = (tx: Tx, written: WrittenVideo) =>
  run(tx, tables.insertInto('content_videos').values({ ...valuesOf(written), id: written.id, created_at: written.at }));

/** As its next version. */
export const updateVideo = (tx: Tx, written: WrittenVideo) =>
  run(
    tx,
    tables
      .updateTable('content_videos')
      .set((eb) => ({ ...valuesOf(written), version: eb('version', '+', 1) }))
      .where('id', '=', written.id),
  );
