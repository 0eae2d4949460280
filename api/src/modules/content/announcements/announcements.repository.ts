import { Conditions } from '../../../platform/database/conditions.ts';
import { columnNames, run, shown, shownSql } from '../../../platform/database/builder.ts';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import { newestFirst, Order } from '../../../platform/paging/order.ts';
import type { Paging } from '../../../platform/paging/paging.ts';
import { onlyOf, readCountedPage } from '../../../platform/paging/read-page.ts';
import { tables } from '../../../tables.ts';
import type { AnnouncementAudience, AnnouncementTone } from './announcements.enums.ts';

export type AnnouncementRow = {
  id: string;
  text: string;
  tone: AnnouncementTone;
  href: string | null;
  audience: AnnouncementAudience;
  validFrom: Date;
  validUntil: Date;
  place: number;
  version: number;
};
export type AnnouncementWriting = Omit<AnnouncementRow, 'id' | 'version'> & { at: Date };

const names = columnNames('id text tone href audience valid_from valid_until place version');
const columns = shownSql(names);
const lastFirst = new Order('announcements', newestFirst('valid_until'));

/** Those that are shown at a time or later, in the order in which they are shown. */
export const readNotOver = (db: Queryable, now: Date) =>
  db.query<AnnouncementRow>(
    `select ${columns} from announcements where valid_until > $1 order by place, valid_from desc, id`,
    [now],
  );

/** One page of all, with the number of all. */
export function readPage(db: Queryable, wanted: Paging) {
  const where = new Conditions();
  onlyOf(where, wanted, 'id');
  return readCountedPage<AnnouncementRow>(db, { columns, from: 'announcements', where, order: lastFirst }, wanted);
}

export async function readAnnouncement(db: Queryable, id: string): Promise<AnnouncementRow | undefined> {
  const [row] = await db.query<AnnouncementRow>(`select ${columns} from announcements where id = $1`, [id]);
  return row;
}

/** Nobody else writes it until the transaction ends. */
export async function lockAnnouncement(tx: Tx, id: string): Promise<AnnouncementRow | undefined> {
  const [row] = await tx.query<AnnouncementRow>(`select ${columns} from announcements where id = $1 for update`, [id]);
  return row;
}

const valuesOf = ({ text, tone, href, audience, validFrom, validUntil, place }: AnnouncementWriting) => ({
  text,
  tone,
  href,
  audience,
  valid_from: validFrom,
  valid_until: validUntil,
  place,
});

export async function insertAnnouncement(tx: Tx, id: string, written: AnnouncementWriting): Promise<AnnouncementRow> {
  const row = { id, ...valuesOf(written), created_at: written.at, updated_at: written.at };
  const [inserted] = await run(tx, tables.insertInto('announcements').values(row).returning(shown(names)));
  return inserted as AnnouncementRow;
}

/** As its next version. */
export async function updateAnnouncement(
  tx: Tx,
  { id, version }: Pick<AnnouncementRow, 'id' | 'version'>,
  written: AnnouncementWriting,
): Promise<AnnouncementRow> {
  const set = { ...valuesOf(written), updated_at: written.at, version: version + 1 };
  const statement = tables.updateTable('announcements').set(set).where('id', '=', id).returning(shown(names));
  const [updated] = await run(tx, statement);
  return updated as AnnouncementRow;
}
