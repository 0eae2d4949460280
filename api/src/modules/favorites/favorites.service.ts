import type { Actor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { lockCount } from '../../platform/database/lock-count.ts';
import { newId } from '../../platform/ids.ts';
import { paging } from '../../platform/paging.ts';
import type { PersonalPart } from '../../platform/personal-part.ts';
import { tooMany } from '../../platform/problem.ts';
import * as repository from './favorites.repository.ts';
import type { FavoriteRow } from './favorites.repository.ts';
import {
  favoriteTypes,
  type Favorite,
  type FavoriteCount,
  type NewFavorite,
  type FavoritesQuery,
  type FavoriteState,
  type FavoriteType,
} from './favorites.schemas.ts';

/** domain rule, section 11 */
const MOST_OF_TYPE = 500;

/** For each kind of thing a look-up that throws its own 404. */
type Things = Record<FavoriteType, (id: string) => Promise<unknown>>;
type Parts = { db: Database; clock: Clock; things: Things };
export type Favorites = ReturnType<typeof makeFavorites>;

/** What people save to find it again. */
export function makeFavorites({ db, clock, things }: Parts) {
  /** In the order asked for. */
  async function states(actor: Actor, objectType: FavoriteType, objectIds: string[]): Promise<FavoriteState[]> {
    const rows = await repository.readSaved(db, actor.userId, objectType, objectIds);
    const saved = new Map(rows.map((row) => [row.objectId, row.id]));
    return objectIds.map((objectId) => {
      const id = saved.get(objectId);
      return { objectType, objectId, isFavorite: id !== undefined, ...(id && { id }) };
    });
  }

  const personal: PersonalPart = {
    read: async (userId) => (await repository.readAllFavorites(db, userId)).map(toFavorite),
    forget: repository.deleteAllFavorites,
  };

  return {
    personal,
    states,
    state: async (actor: Actor, type: FavoriteType, objectId: string): Promise<FavoriteState> =>
      (await states(actor, type, [objectId]))[0]!,

    async favorites(actor: Actor, { type, sort = 'NEWEST', ...query }: FavoritesQuery) {
      const { pageNumber, pageSize, offset } = paging(query);
      const scope = { userId: actor.userId, ...(type && { type }), sort, limit: pageSize, offset };
      const { rows, totalCount } = await repository.readFavorites(db, scope);
      return { items: rows.map(toFavorite), totalCount, pageNumber, pageSize };
    },

    /** Of every kind, also those of which nothing is saved. */
    async counts(actor: Actor): Promise<FavoriteCount[]> {
      const counted = new Map((await repository.countByType(db, actor.userId)).map((row) => [row.type, row.count]));
      return favoriteTypes.map((type) => ({ type, count: counted.get(type) ?? 0 }));
    },

    /** Saves a thing; one that is saved already stays as it is. @throws Problem 404; 409 FAVORITES_LIMIT */
    async save(actor: Actor, { type, objectId, listName }: NewFavorite): Promise<Favorite> {
      await things[type](objectId);
      return db.transaction(async (tx) => {
        await lockCount(tx, `favorites ${type}`, actor.userId);
        const [known] = await repository.readSaved(tx, actor.userId, type, [objectId]);
        if (known) return toFavorite(known);
        const counts = await repository.countByType(tx, actor.userId);
        if ((counts.find((each) => each.type === type)?.count ?? 0) >= MOST_OF_TYPE)
          tooMany('FAVORITES_LIMIT', MOST_OF_TYPE);
        const row = { id: newId(), type, objectId, listName: listName ?? null, createdAt: clock.now() };
        await repository.insertFavorite(tx, actor.userId, row);
        return toFavorite(row);
      });
    },

    /** Takes a saving back; one that is not there, or somebody else's, changes nothing. */
    async remove(actor: Actor, id: string): Promise<void> {
      await repository.deleteFavorite(db, actor.userId, id);
    },
  };
}

const toFavorite = ({ listName, createdAt, ...row }: FavoriteRow): Favorite => ({
  ...row,
  ...(listName !== null && { listName }),
  createdAt: createdAt.toISOString(),
});
