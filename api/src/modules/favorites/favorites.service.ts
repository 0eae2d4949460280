import type { Actor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable, Tx } from '../../platform/database/database.ts';
import { lockCount } from '../../platform/database/lock-count.ts';
import { newId } from '../../platform/ids.ts';
import { paging } from '../../platform/paging/paging.ts';
import type { Things } from '../../platform/modules/things.ts';
import type { PersonalPart } from '../../platform/personal-part.ts';
import { notFound, tooMany } from '../../platform/problem.ts';
import { valuesOf } from '../../platform/schema.ts';
import { compareNames } from '../../platform/sort-key.ts';
import { ThingType } from '../catalog/index.ts';
import * as repository from './favorites.repository.ts';
import type { FavoriteRow } from './favorites.repository.ts';
import {
  type Favorite,
  type FavoriteCount,
  type FavoriteListing,
  type FavoritePlace,
  type NewFavorite,
  type FavoritesQuery,
  type FavoriteState,
} from './favorites.schemas.ts';

/** domain rule, section 11 */
const MOST_OF_TYPE = 500;
/** As many as a page can show at once. */
const MOST_LISTS = 50;
/** Of what was taken back, so many are kept aside: taking back everything of a kind can be undone. */
const MOST_ASIDE = 500;
/** Longer than anybody looks at the notice that offers to restore. */
const RESTORABLE_MS = 3_600_000;

type Parts = { db: Database; clock: Clock; things: Things };
export type Favorites = ReturnType<typeof makeFavorites>;

/** What people save to find it again. */
export function makeFavorites({ db, clock, things }: Parts) {
  /** In the order asked for. */
  async function states(actor: Actor, objectType: ThingType, objectIds: string[]): Promise<FavoriteState[]> {
    const rows = await repository.readSaved(db, actor.userId, objectType, objectIds);
    const saved = new Map(rows.map((row) => [row.objectId, toFavorite(row)]));
    return objectIds.map((objectId) => {
      const favorite = saved.get(objectId);
      return { objectType, objectId, isFavorite: favorite !== undefined, ...(favorite && { favorite }) };
    });
  }

  /** What is counted under a limit waits its turn. @throws Problem 409 FAVORITES_LIMIT */
  async function keepToLimit(tx: Tx, userId: string, type: ThingType): Promise<void> {
    const [counted] = await repository.countByType(tx, { userId, type });
    if ((counted?.count ?? 0) >= MOST_OF_TYPE) tooMany('FAVORITES_LIMIT', MOST_OF_TYPE);
  }

  /** After the writing, which may have ended a list, too. @throws Problem 409 FAVORITE_LISTS_LIMIT for a list too many */
  async function keepToLists(tx: Tx, userId: string): Promise<void> {
    if ((await repository.readLists(tx, { userId })).length > MOST_LISTS) tooMany('FAVORITE_LISTS_LIMIT', MOST_LISTS);
  }

  /** Taken in this order everywhere, before any row. */
  async function lock(tx: Tx, userId: string, type: ThingType): Promise<void> {
    await lockCount(tx, 'favorite lists', userId);
    await lockCount(tx, `favorites ${type}`, userId);
  }

  const personal: PersonalPart = {
    read: async (userId) => {
      const rows = (await repository.readAllFavorites(db, userId)).map(toFavorite);
      return things.withNames(rows, ({ type, objectId }) => ({ type, id: objectId }));
    },
    forget: repository.deleteAllFavorites,
  };

  return {
    personal,
    states,
    state: async (actor: Actor, type: ThingType, objectId: string): Promise<FavoriteState> =>
      (await states(actor, type, [objectId]))[0]!,

    async favorites(actor: Actor, { type, listName, sort = 'NEWEST', ...query }: FavoritesQuery) {
      const scope = { userId: actor.userId, ...(type && { type }), ...(listName && { listName }) };
      const { rows, totalCount, page } = await repository.readFavorites(db, scope, sort, paging(query));
      return { items: rows.map(toFavorite), totalCount, ...page };
    },

    /** Of every kind, also those of which nothing is saved. */
    async counts({ userId }: Actor, { listName }: FavoritePlace): Promise<FavoriteCount[]> {
      const rows = await repository.countByType(db, { userId, ...(listName && { listName }) });
      const counted = new Map(rows.map((row) => [row.type, row.count]));
      return valuesOf(ThingType).map((type) => ({ type, count: counted.get(type) ?? 0 }));
    },

    /** Also those with nothing of the kind, as a Persian reader looks for them. */
    async lists({ userId }: Actor, { type }: { type?: ThingType }): Promise<FavoriteListing[]> {
      const lists = await repository.readLists(db, { userId, ...(type && { type }) });
      return lists.sort((one, other) => compareNames(one.name, other.name));
    },

    /** Saves a thing; one that is saved already stays as it is. @throws Problem 404; 409 FAVORITES_LIMIT, FAVORITE_LISTS_LIMIT */
    async save(actor: Actor, { type, objectId, listName }: NewFavorite): Promise<Favorite> {
      await things.find(type, objectId);
      return db.transaction(async (tx) => {
        await lock(tx, actor.userId, type);
        const [known] = await repository.readSaved(tx, actor.userId, type, [objectId]);
        if (known) return toFavorite(known);
        await keepToLimit(tx, actor.userId, type);
        const row = { id: newId(), type, objectId, listName: listName ?? null, createdAt: clock.now() };
        await repository.insertFavorite(tx, actor.userId, row);
        await keepToLists(tx, actor.userId);
        return toFavorite(row);
      });
    },

    /** @throws Problem 404 FAVORITE_NOT_FOUND */
    one: async ({ userId }: Actor, id: string): Promise<Favorite> =>
      toFavorite((await repository.readFavorite(db, userId, id)) ?? gone()),

    /** Puts a saving in a list or in none. @throws Problem 404 FAVORITE_NOT_FOUND; 409 FAVORITE_LISTS_LIMIT */
    move: ({ userId }: Actor, id: string, { listName = '' }: FavoritePlace): Promise<Favorite> =>
      db.transaction(async (tx) => {
        await lockCount(tx, 'favorite lists', userId);
        const row = (await repository.updateListName(tx, userId, id, listName || null)) ?? gone();
        await keepToLists(tx, userId);
        return toFavorite(row);
      }),

    /** Takes a saving back; one that is not there, or somebody else's, changes nothing. */
    async remove(actor: Actor, id: string): Promise<void> {
      await repository.setAside(db, actor.userId, id, clock.now(), MOST_ASIDE);
    },

    /**
     * Undoes that; one that is there again stays as it is.
     * @throws Problem 404 FAVORITE_NOT_FOUND; 409 FAVORITES_LIMIT, FAVORITE_LISTS_LIMIT
     */
    restore: ({ userId }: Actor, id: string): Promise<Favorite> =>
      db.transaction(async (tx) => {
        const known = () => repository.readFavorite(tx, userId, id);
        // In this order: restored by another request between the two, it would be found by neither.
        const { type } = (await repository.readRemoved(tx, userId, id)) ?? (await known()) ?? gone();
        await lock(tx, userId, type);
        const there = await known();
        if (there) return toFavorite(there);
        const removed = (await repository.readRemoved(tx, userId, id)) ?? gone();
        const [again] = await repository.readSaved(tx, userId, type, [removed.objectId]);
        if (!again) await keepToLimit(tx, userId, type);
        await repository.putBack(tx, userId, removed);
        await keepToLists(tx, userId);
        return toFavorite(removed);
      }),

    /** Savings of things of a kind, whoever saved them: counted, and taken from one thing to the other that took its place. */
    ofThings: (type: Favorite['type']) => ({
      count: (query: Queryable, ids: string[]) => repository.countOfThings(query, type, ids),
      move: (tx: Tx, from: string, to: string, most: number) => repository.moveSavings(tx, type, { from, to, most }),
    }),

    /** What was taken back too long ago to be restored. */
    forgetRemoved: () => repository.forgetRemoved(db, new Date(clock.now().getTime() - RESTORABLE_MS)),
  };
}

const gone = () => notFound('FAVORITE_NOT_FOUND');

const toFavorite = ({ listName, createdAt, ...row }: FavoriteRow): Favorite => ({
  ...row,
  ...(listName !== null && { listName }),
  createdAt: createdAt.toISOString(),
});
