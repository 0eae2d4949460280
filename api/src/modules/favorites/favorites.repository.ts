import type { Queryable, Tx } from '../../platform/database/database.ts';
import { Conditions } from '../../platform/database/conditions.ts';
import type { Favorite, FavoriteCount, FavoriteSort, FavoriteType } from './favorites.schemas.ts';

export type FavoriteRow = Omit<Favorite, 'listName' | 'createdAt'> & { listName: string | null; createdAt: Date };

const columns = `id, object_type as type, object_id as "objectId", list_name as "listName", created_at as "createdAt"`;

const orders: Record<FavoriteSort, string> = { NEWEST: 'created_at desc, id desc', OLDEST: 'created_at, id' };

type Scope = { userId: string; type?: FavoriteType; sort: FavoriteSort; limit: number; offset: number };

/** One page of a person's savings, with the number of all. */
export async function readFavorites(db: Queryable, { userId, type, sort, limit, offset }: Scope) {
  const conditions = new Conditions();
  conditions.and(`user_id = ${conditions.add(userId, 'uuid')}`);
  if (type) conditions.and(`object_type = ${conditions.add(type)}`);
  const { sql, values } = conditions;
  const [counted] = await db.query<{ count: number }>(
    `select count(*)::int as count from user_favorites where ${sql}`,
    values,
  );
  const rows = await db.query<FavoriteRow>(
    `select ${columns} from user_favorites where ${sql} order by ${orders[sort]}
     limit ${conditions.add(limit, 'int')} offset ${conditions.add(offset, 'int')}`,
    conditions.values,
  );
  return { rows, totalCount: counted?.count ?? 0 };
}

/** Which of several things a person saved. */
export const readSaved = (db: Queryable, userId: string, type: FavoriteType, objectIds: string[]) =>
  db.query<FavoriteRow>(
    `select ${columns} from user_favorites where user_id = $1 and object_type = $2 and object_id = any($3::uuid[])`,
    [userId, type, objectIds],
    'saved_favorites',
  );

export const countByType = (db: Queryable, userId: string) =>
  db.query<FavoriteCount>(
    'select object_type as type, count(*)::int as count from user_favorites where user_id = $1 group by object_type',
    [userId],
  );

export const insertFavorite = (tx: Tx, userId: string, { id, type, objectId, listName, createdAt }: FavoriteRow) =>
  tx.query(
    'insert into user_favorites (id, user_id, object_type, object_id, list_name, created_at) values ($1, $2, $3, $4, $5, $6)',
    [id, userId, type, objectId, listName, createdAt],
  );

export const deleteFavorite = (db: Queryable, userId: string, id: string) =>
  db.query('delete from user_favorites where id = $1 and user_id = $2', [id, userId]);

export const readAllFavorites = (db: Queryable, userId: string) =>
  db.query<FavoriteRow>(`select ${columns} from user_favorites where user_id = $1 order by ${orders.NEWEST}`, [userId]);

export const deleteAllFavorites = (tx: Tx, userId: string) =>
  tx.query('delete from user_favorites where user_id = $1', [userId]);
