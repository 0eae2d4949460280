import { Conditions } from '../../../platform/database/conditions.ts';
import { run } from '../../../platform/database/builder.ts';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import { newestFirst, Order } from '../../../platform/paging/order.ts';
import type { Paging } from '../../../platform/paging/paging.ts';
import { onlyOf, readCountedPage } from '../../../platform/paging/read-page.ts';
import { tables } from '../../../tables.ts';
import type { AdvertisementSlot } from './advertisements.enums.ts';

type Size = { width: number; height: number };
export type AdvertisementRow = {
  id: string;
  slot: AdvertisementSlot;
  imageDesktopId: string;
  desktopSize: Size;
  imageMobileId: string;
  mobileSize: Size;
  alt: string;
  targetPath: string;
  validFrom: Date;
  validUntil: Date;
  weight: number;
  categoryIds: string[];
  archivedAt: Date | null;
  version: number;
};
export type AdvertisementWriting = Omit<
  AdvertisementRow,
  'id' | 'version' | 'archivedAt' | 'desktopSize' | 'mobileSize'
>;
export type CountedRow = AdvertisementRow & { viewCount: number; clickCount: number };

const sizeOf = (file: string) => `jsonb_build_object('width', ${file}.width, 'height', ${file}.height)`;
const columns = `a.id, a.slot, a.image_desktop_id as "imageDesktopId", ${sizeOf('d')} as "desktopSize",
  a.image_mobile_id as "imageMobileId", ${sizeOf('m')} as "mobileSize", a.alt, a.target_path as "targetPath",
  a.valid_from as "validFrom", a.valid_until as "validUntil", a.weight, a.category_ids as "categoryIds",
  a.archived_at as "archivedAt", a.version`;
const from = `advertisements a join files d on d.id = a.image_desktop_id join files m on m.id = a.image_mobile_id`;
const lastFirst = new Order('advertisements', newestFirst('a.valid_until', 'a.id'));

/** Those that are shown at a time or later. */
export const readNotOver = (db: Queryable, now: Date) =>
  db.query<AdvertisementRow>(
    `select ${columns} from ${from} where a.valid_until > $1 and a.archived_at is null order by a.id`,
    [now],
  );

/** Where one leads that is shown at a time. */
export async function readTarget(db: Queryable, id: string, now: Date): Promise<string | undefined> {
  const [row] = await db.query<{ targetPath: string }>(
    `select target_path as "targetPath" from advertisements
     where id = $1 and valid_from <= $2 and valid_until > $2 and archived_at is null`,
    [id, now],
  );
  return row?.targetPath;
}

/** Whether one of them is not archived: whoever knows its pictures may see them. */
export async function isOneKept(db: Queryable, ids: readonly string[]): Promise<boolean> {
  const rows = await db.query('select from advertisements where id = any($1::uuid[]) and archived_at is null limit 1', [
    ids,
  ]);
  return rows.length > 0;
}

type Wanted = { slot?: AdvertisementSlot | undefined; since: string };

/** One page of all, each with its figures since a day. */
export function readPage(db: Queryable, { slot, since }: Wanted, wanted: Paging) {
  const where = new Conditions();
  onlyOf(where, wanted, 'a.id');
  if (slot) where.and(`a.slot = ${where.add(slot)}`);
  const counted = `${columns},
    (select coalesce(sum(v.views), 0)::int from visit_days v
      where v.object_type = 'ADVERTISEMENT' and v.object_id = a.id and v.day >= '${since}'::date) as "viewCount",
    (select coalesce(sum(c.clicks), 0)::int from advertisement_days c
      where c.advertisement_id = a.id and c.day >= '${since}'::date) as "clickCount"`;
  return readCountedPage<CountedRow>(db, { columns: counted, from, where, order: lastFirst }, wanted);
}

export async function readAdvertisement(db: Queryable, id: string): Promise<AdvertisementRow | undefined> {
  const [row] = await db.query<AdvertisementRow>(`select ${columns} from ${from} where a.id = $1`, [id]);
  return row;
}

/** Nobody else writes it until the transaction ends. */
export async function lockAdvertisement(tx: Tx, id: string): Promise<AdvertisementRow | undefined> {
  await tx.query('select from advertisements where id = $1 for update', [id]);
  return readAdvertisement(tx, id);
}

const valuesOf = (written: AdvertisementWriting) => ({
  slot: written.slot,
  image_desktop_id: written.imageDesktopId,
  image_mobile_id: written.imageMobileId,
  alt: written.alt,
  target_path: written.targetPath,
  valid_from: written.validFrom,
  valid_until: written.validUntil,
  weight: written.weight,
  category_ids: written.categoryIds,
});

export const insertAdvertisement = (tx: Tx, id: string, written: AdvertisementWriting, at: Date) =>
  run(tx, tables.insertInto('advertisements').values({ id, ...valuesOf(written), created_at: at, updated_at: at }));

/** As its next version. */
export const updateAdvertisement = (tx: Tx, id: string, written: AdvertisementWriting, at: Date) =>
  run(
    tx,
    tables
      .updateTable('advertisements')
      .set((eb) => ({ ...valuesOf(written), updated_at: at, version: eb('version', '+', 1) }))
      .where('id', '=', id),
  );

export const archiveAdvertisement = (tx: Tx, id: string, at: Date) =>
  tx.query('update advertisements set archived_at = $2, updated_at = $2, version = version + 1 where id = $1', [
    id,
    at,
  ]);

/** @param day of Tehran */
export const addClick = (tx: Tx, id: string, day: string) =>
  tx.query(
    `insert into advertisement_days (advertisement_id, day, clicks) values ($1, $2, 1)
     on conflict (advertisement_id, day) do update set clicks = advertisement_days.clicks + 1`,
    [id, day],
  );

/** @param before day of Tehran */
export const forgetClicks = (db: Queryable, before: string) =>
  db.query('delete from advertisement_days where day < $1', [before]);
