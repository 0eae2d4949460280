import type { Queryable, Tx } from '../../platform/database/database.ts';
import { Conditions } from '../../platform/database/conditions.ts';
import { newestFirst, Order } from '../../platform/paging/order.ts';
import type { Paging } from '../../platform/paging/paging.ts';
import { onlyOf, readCountedPage } from '../../platform/paging/read-page.ts';
import type { FavoriteSort } from './favorites.enums.ts';
import type { Favorite, FavoriteCount, FavoriteListing } from './favorites.schemas.ts';

export type FavoriteRow = Omit<Favorite, 'listName' | 'createdAt'> & { listName: string | null; createdAt: Date };

const columns = `id, object_type as type, object_id as "objectId", list_name as "listName", created_at as "createdAt"`;

const orders: Record<FavoriteSort, Order> = {
  NEWEST: new Order('favorites NEWEST', newestFirst('created_at')),
  OLDEST: new Order('favorites OLDEST', [
    { sql: 'created_at', kind: 'instant' },
    { sql: 'id', kind: 'id' },
  ]),
};

/** Whose savings: all of them, those of one kind, those in one list. */
export type Scope = { userId: string; type?: Favorite['type']; listName?: string };

function within({ userId, type, listName }: Scope): Conditions {
  const conditions = new Conditions();
  conditions.and(`user_id = ${conditions.add(userId, 'uuid')}`);
  if (type) conditions.and(`object_type = ${conditions.add(type)}`);
  if (listName) conditions.and(`list_name = ${conditions.add(listName)}`);
  return conditions;
}

/** One page of a person's savings, with the number of all. */
export async function readFavorites(db: Queryable, scope: Scope, sort: FavoriteSort, wanted: Paging) {
  const where = onlyOf(within(scope), wanted, 'id');
  return readCountedPage<FavoriteRow>(db, { columns, from: 'user_favorites', where, order: orders[sort] }, wanted);
}

/** Which of several things a person saved. */
export const readSaved = (db: Queryable, userId: string, type: Favorite['type'], objectIds: string[]) =>
  db.query<FavoriteRow>(
    `select ${columns} from user_favorites where user_id = $1 and object_type = $2 and object_id = any($3::uuid[])`,
    [userId, type, objectIds],
    'saved_favorites',
  );

export function countByType(db: Queryable, scope: Scope) {
  const { sql, values } = within(scope);
  const query = `select object_type as type, count(*)::int as count from user_favorites where ${sql} group by object_type`;
  return db.query<FavoriteCount>(query, values);
}

/** A person's lists, with how much of the scope is in each. */
export function readLists(db: Queryable, { userId, type }: Scope) {
  const conditions = new Conditions();
  const counted = type ? ` filter (where object_type = ${conditions.add(type)})` : '';
  conditions.and(`user_id = ${conditions.add(userId, 'uuid')}`);
  const { sql, values } = conditions;
  return db.query<FavoriteListing>(
    `select list_name as name, (count(*)${counted})::int as count from user_favorites
     where ${sql} and list_name is not null group by list_name`,
    values,
  );
}

export async function readFavorite(db: Queryable, userId: string, id: string) {
  const sql = `select ${columns} from user_favorites where id = $1 and user_id = $2`;
  return (await db.query<FavoriteRow>(sql, [id, userId]))[0];
}

export async function updateListName(tx: Tx, userId: string, id: string, listName: string | null) {
  const sql = `update user_favorites set list_name = $3 where id = $1 and user_id = $2 returning ${columns}`;
  return (await tx.query<FavoriteRow>(sql, [id, userId, listName]))[0];
}

export const insertFavorite = (tx: Tx, userId: string, { id, type, objectId, listName, createdAt }: FavoriteRow) =>
  tx.query(
    'insert into user_favorites (id, user_id, object_type, object_id, list_name, created_at) values ($1, $2, $3, $4, $5, $6)',
    [id, userId, type, objectId, listName, createdAt],
  );

const allColumns = 'id, user_id, object_type, object_id, list_name, created_at';

/** Takes a saving away and keeps it aside for a while, with at most `most` of the person's newest. */
export const setAside = (db: Queryable, userId: string, id: string, now: Date, most: number) =>
  db.query(
    `with gone as (delete from user_favorites where id = $1 and user_id = $2 returning ${allColumns}),
     surplus as (delete from removed_favorites where exists (select from gone) and id in (
       select id from removed_favorites where user_id = $2 order by removed_at desc, id desc offset $4::int - 1))
     insert into removed_favorites (${allColumns}, removed_at) select ${allColumns}, $3 from gone`,
    [id, userId, now, most],
  );

export async function readRemoved(db: Queryable, userId: string, id: string) {
  const sql = `select ${columns} from removed_favorites where id = $1 and user_id = $2`;
  return (await db.query<FavoriteRow>(sql, [id, userId]))[0];
}

/** Puts back what was kept aside, in the place of what was saved of the same thing meanwhile. */
export async function putBack(tx: Tx, userId: string, { id, type, objectId }: FavoriteRow) {
  const same = 'user_id = $1 and object_type = $2 and object_id = $3';
  await tx.query(`delete from user_favorites where ${same}`, [userId, type, objectId]);
  await tx.query(
    `with back as (delete from removed_favorites where id = $1 and user_id = $2 returning ${allColumns})
     insert into user_favorites (${allColumns}) select ${allColumns} from back`,
    [id, userId],
  );
}

export const forgetRemoved = (db: Queryable, before: Date) =>
  db.query('delete from removed_favorites where removed_at <= $1', [before]);

export const readAllFavorites = (db: Queryable, userId: string) =>
  db.query<FavoriteRow>(`select ${columns} from user_favorites where user_id = $1 order by ${orders.NEWEST.sql}`, [
    userId,
  ]);

export async function deleteAllFavorites(tx: Tx, userId: string) {
  await tx.query('delete from user_favorites where user_id = $1', [userId]);
  await tx.query('delete from removed_favorites where user_id = $1', [userId]);
}

/** How many people saved each of some things. */
export async function countOfThings(db: Queryable, type: Favorite['type'], ids: string[]) {
  const rows = await db.query<{ id: string; count: number }>(
    `select object_id as id, count(*)::int as count from user_favorites where object_type = $1 and object_id = any($2::uuid[]) group by 1`,
    [type, ids],
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Takes savings from one thing to another; who has saved that too keeps it as it was. @returns how many are gone from the first */
export async function moveSavings(
  tx: Tx,
  type: Favorite['type'],
  { from, to, most }: { from: string; to: string; most: number },
): Promise<number> {
  const rows = await tx.query(
    `with gone as (delete from user_favorites where id in (
         select id from user_favorites where object_type = $1 and object_id = $2 order by id limit $4)
       returning id, user_id, list_name, created_at),
     moved as (insert into user_favorites (id, user_id, object_type, object_id, list_name, created_at)
       select id, user_id, $1, $3, list_name, created_at from gone on conflict (user_id, object_type, object_id) do nothing)
     select id from gone`,
    [type, from, to, most],
  );
  await tx.query('update removed_favorites set object_id = $3 where object_type = $1 and object_id = $2', [
    type,
    from,
    to,
  ]);
  return rows.length;
}
