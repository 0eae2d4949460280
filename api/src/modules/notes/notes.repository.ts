import type { Queryable, Tx } from '../../platform/database/database.ts';
import { Conditions } from '../../platform/database/conditions.ts';
import { newestFirst, Order } from '../../platform/paging/order.ts';
import type { Paging } from '../../platform/paging/paging.ts';
import { readCountedPage } from '../../platform/paging/read-page.ts';
import { columnNames, run, shown, shownSql } from '../../platform/database/builder.ts';
import { tables } from '../../tables.ts';
import type { NoteSort } from './notes.enums.ts';
import type { Note, NoteTagCount } from './notes.schemas.ts';

/** Columns that may be empty are null here. */
export type NoteRow = Pick<Note, 'id' | 'objectType' | 'objectId' | 'body' | 'tags' | 'version'> & {
  userId: string;
  title: string | null;
  color: Exclude<Note['color'], undefined> | null;
  remindAt: Date | null;
  sharedCustomerId: string | null;
  createdAt: Date;
  updatedAt: Date;
};
/** What a change writes. */
export type NoteWriting = Pick<NoteRow, 'title' | 'body' | 'color' | 'remindAt' | 'tags' | 'sharedCustomerId'> & {
  searchKey: string;
  at: Date;
};

const names = columnNames(
  'id user_id object_type object_id title body color remind_at tags shared_customer_id version created_at updated_at',
);
const columns = shownSql(names);

/** Who reads: the author, and people of the customer a note is shared with. */
export type Reader = { userId: string; customerIds: string[] };
const isReadable = (reader: string, customers: string) =>
  `(user_id = ${reader} or shared_customer_id = any(${customers}::uuid[]))`;

export async function readNote(db: Queryable, id: string, { userId, customerIds }: Reader) {
  const [row] = await db.query<NoteRow>(`select ${columns} from notes where id = $1 and ${isReadable('$2', '$3')}`, [
    id,
    userId,
    customerIds,
  ]);
  return row;
}

export const readNotesOfObject = (
  db: Queryable,
  objectType: Note['objectType'],
  objectId: string,
  { userId, customerIds }: Reader,
) =>
  db.query<NoteRow>(
    `select ${columns} from notes where object_type = $1 and object_id = $2 and ${isReadable('$3', '$4')}
     order by updated_at desc, id desc limit 200`,
    [objectType, objectId, userId, customerIds],
  );

const newest = newestFirst('updated_at');
const orders: Record<NoteSort, Order> = {
  NEWEST: new Order('notes NEWEST', newest),
  OLDEST: new Order('notes OLDEST', [
    { sql: 'updated_at', kind: 'instant' },
    { sql: 'id', kind: 'id' },
  ]),
  REMINDER: new Order('notes REMINDER', [{ sql: 'remind_at', kind: 'instant', isNullable: true }, ...newest]),
};

type Scope = {
  userId: string;
  /** Customers whose people share notes; none for own notes only. */
  customerIds: string[];
  type?: Note['objectType'];
  tag?: string;
  words: string[];
};

/** One page of a person's own notes and those shared with the person, with the number of all. */
export async function readNotes(
  db: Queryable,
  { userId, customerIds, type, tag, words }: Scope,
  sort: NoteSort,
  wanted: Paging,
) {
  const conditions = new Conditions();
  const reader = conditions.add(userId, 'uuid');
  // Each by an index of its own.
  conditions.and(
    customerIds.length > 0 ? isReadable(reader, conditions.add(customerIds, 'uuid[]')) : `user_id = ${reader}`,
  );
  if (type) conditions.and(`object_type = ${conditions.add(type)}`);
  if (tag) conditions.and(`${conditions.add(tag)} = any(tags)`);
  for (const word of words) conditions.and(`search_key like ${conditions.add(`%${word}%`)}`);
  return readCountedPage<NoteRow>(db, { columns, from: 'notes', where: conditions, order: orders[sort] }, wanted);
}

/** The tags of a person's own notes of a kind, the most used first. */
export const countTags = (db: Queryable, userId: string, type: Note['objectType'] | undefined, limit: number) =>
  db.query<NoteTagCount>(
    `select tag, count(*)::int as count from notes, unnest(tags) as tag
     where user_id = $1 and ($2::text is null or object_type = $2) group by tag order by count desc, tag collate "C" limit $3`,
    [userId, type ?? null, limit],
  );

export async function countDue(
  db: Queryable,
  userId: string,
  type: Note['objectType'] | undefined,
  now: Date,
): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from notes
     where user_id = $1 and ($2::text is null or object_type = $2) and remind_at <= $3`,
    [userId, type ?? null, now],
  );
  return row?.count ?? 0;
}

/** How many notes a person has, and how many of them on one thing. */
export async function countNotes(db: Queryable, userId: string, objectType: Note['objectType'], objectId: string) {
  const [row] = await db.query<{ all: number; onThing: number }>(
    `select count(*)::int as "all", (count(*) filter (where object_type = $2 and object_id = $3))::int as "onThing"
     from notes where user_id = $1`,
    [userId, objectType, objectId],
  );
  return row!;
}

export async function insertNote(
  db: Queryable,
  { id, userId, objectType, objectId }: Pick<NoteRow, 'id' | 'userId' | 'objectType' | 'objectId'>,
  writing: NoteWriting,
): Promise<NoteRow> {
  const thing = { id, user_id: userId, object_type: objectType, object_id: objectId };
  const note = { ...thing, ...writtenOf(writing), created_at: writing.at };
  const [row] = await run(db, tables.insertInto('notes').values(note).returning(shown(names)));
  return row!;
}

/** @returns undefined when it is not the person's, or was changed meanwhile */
export async function updateNote(
  db: Queryable,
  id: string,
  userId: string,
  version: number,
  writing: NoteWriting,
): Promise<NoteRow | undefined> {
  const statement = tables
    .updateTable('notes')
    .set((eb) => ({ ...writtenOf(writing), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('version', '=', version)
    .returning(shown(names));
  return (await run(db, statement))[0];
}

const writtenOf = ({ title, body, color, remindAt, tags, sharedCustomerId, searchKey, at }: NoteWriting) => ({
  title,
  body,
  color,
  remind_at: remindAt,
  tags,
  shared_customer_id: sharedCustomerId,
  search_key: searchKey,
  updated_at: at,
});

/** A note, held until the transaction ends. */
export async function lockNote(tx: Tx, id: string): Promise<NoteRow | undefined> {
  const [row] = await tx.query<NoteRow>(`select ${columns} from notes where id = $1 for update`, [id]);
  return row;
}

/** @returns whether there was one of the person's */
/** @returns the version that it had; undefined where there is no such note of that person */
export async function deleteNote(tx: Tx, id: string, userId: string): Promise<number | undefined> {
  const text = 'delete from notes where id = $1 and user_id = $2 returning version';
  const [row] = await tx.query<{ version: number }>(text, [id, userId]);
  return row?.version;
}

export const readAllNotes = (db: Queryable, userId: string) =>
  db.query<NoteRow>(`select ${columns} from notes where user_id = $1 order by ${orders.NEWEST.sql}`, [userId]);

export const deleteAllNotes = (tx: Tx, userId: string) => tx.query('delete from notes where user_id = $1', [userId]);

/** How many notes there are about each of some things. */
export async function countOfThings(db: Queryable, type: Note['objectType'], ids: string[]) {
  const rows = await db.query<{ id: string; count: number }>(
    'select object_id as id, count(*)::int as count from notes where object_type = $1 and object_id = any($2::uuid[]) group by 1',
    [type, ids],
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Takes notes from one thing to another; their versions stay, for nobody changed what they say. @returns how many */
export async function moveNotes(
  tx: Tx,
  type: Note['objectType'],
  { from, to, most }: { from: string; to: string; most: number },
): Promise<number> {
  const rows = await tx.query(
    `update notes set object_id = $3 where id in (
       select id from notes where object_type = $1 and object_id = $2 order by id limit $4) returning id`,
    [type, from, to, most],
  );
  return rows.length;
}
