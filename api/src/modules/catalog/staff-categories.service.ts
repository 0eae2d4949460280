import type { Actor } from '../../platform/actor.ts';
import { recordAudit } from '../../platform/audit.ts';
import { recordChange } from '../../platform/changes/record-change.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable, Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { isSameName, refuseTaken } from '../../platform/refuse-taken.ts';
import type { Sender } from '../../platform/route.ts';
import { slugOf } from '../../platform/slug.ts';
import { versionConflict } from '../../platform/version.ts';
import * as catalog from './catalog.repository.ts';
import type { CategoryRow } from './catalog.repository.ts';
import { type CategoryRows, clashesBelow, familyOf, pathOf } from './category-rows.ts';
import { offersAnew } from './offers-anew.ts';
import * as repository from './staff-categories.repository.ts';
import type { CategoryChange, NewCategory, StaffCategory } from './staff-categories.schemas.ts';

/** domain rule */
const MOST_LEVELS = 6;

export type StaffCategories = ReturnType<typeof makeStaffCategories>;

/** The category tree as staff keep it. */
export function makeStaffCategories({ db, clock }: { db: Database; clock: Clock }) {
  async function list(on: Queryable): Promise<StaffCategory[]> {
    const { categories, properties } = await readRows(on);
    const contents = new Map((await repository.readContents(on)).map((row) => [row.categoryId, row]));
    const parents = new Set(categories.map(({ parentId }) => parentId));
    return categories.map(({ parentId, scientificName, replacedById, updatedAt: _, slug: __, ...row }) => ({
      ...row,
      ...(parentId && { parentId }),
      ...(scientificName && { scientificName }),
      ...(replacedById && { replacedById }),
      isLeaf: !parents.has(row.id),
      productsCount: contents.get(row.id)?.productsCount ?? 0,
      offersCount: contents.get(row.id)?.offersCount ?? 0,
      propertiesCount: properties.filter(({ categoryId, isActive }) => categoryId === row.id && isActive).length,
    }));
  }

  return {
    list: () => list(db),

    /** @throws Problem 404 */
    one: async (id: string): Promise<StaffCategory> =>
      (await list(db)).find((each) => each.id === id) ?? notFound('CATEGORY_NOT_FOUND'),

    /** @throws Problem 400 naming `parentId`, 409 NAME_TAKEN, LEAF_HAS_PRODUCTS, CATEGORY_TOO_DEEP */
    async create(actor: Actor, input: NewCategory, sender: Sender): Promise<StaffCategory> {
      const { parentId, name, scientificName = null, reason } = input;
      const id = newId();
      return db.transaction(async (tx) => {
        await repository.lockTree(tx);
        const rows = await readRows(tx);
        const parent = rows.categories.find((each) => each.id === parentId) ?? notFound('CATEGORY_NOT_FOUND');
        refuseTakenName(rows.categories, { id, parentId, name });
        if (parent.level >= MOST_LEVELS) conflict('parentId', 'CATEGORY_TOO_DEEP', String(MOST_LEVELS));
        if (await repository.holdProducts(tx, [parentId])) conflict('parentId', 'LEAF_HAS_PRODUCTS');
        const { categoryType, level, icon } = parent;
        const own = { id, parentId, name, scientificName, slug: slugOf(name), icon: input.icon ?? icon };
        await repository.insertCategory(tx, { ...own, categoryType, level: level + 1 });
        await recordChange(tx, ['categories', parentId, id]);
        await recordAudit(tx, sender, {
          actorId: actor.userId,
          action: 'CATEGORY_CREATED',
          objectType: 'Category',
          objectId: id,
          result: 'DONE',
          detail: { reason, name, parentId },
        });
        return (await list(tx)).find((each) => each.id === id)!;
      });
    },

    /**
     * @throws Problem 404, 409 VERSION_CONFLICT, NAME_TAKEN; of a place CATEGORY_UNDER_ITSELF, CATEGORY_OF_ANOTHER_TYPE,
     *   CATEGORY_TOO_DEEP, LEAF_HAS_PRODUCTS, SLOT_TAKEN and CODE_TAKEN with each property; CATEGORY_NOT_EMPTY, CATEGORY_REPLACED
     */
    async change(actor: Actor, id: string, change: CategoryChange, sender: Sender): Promise<StaffCategory> {
      const { name, scientificName = null, icon, order, isActive, version, reason } = change;
      return db.transaction(async (tx) => {
        await repository.lockTree(tx);
        const rows = await readRows(tx);
        const stored = rows.categories.find((each) => each.id === id) ?? notFound('CATEGORY_NOT_FOUND');
        if (stored.version !== version) versionConflict(stored.version);
        const parentId = stored.parentId === null ? null : (change.parentId ?? stored.parentId);
        refuseTakenName(rows.categories, { id, parentId, name });
        const isMoved = parentId !== null && parentId !== stored.parentId;
        if (isMoved) {
          refusePlace(rows, stored, parentId);
          if (await repository.holdProducts(tx, [parentId])) conflict('parentId', 'LEAF_HAS_PRODUCTS');
        }
        if (isActive !== stored.isActive) await refuseActivity(tx, rows, stored, isActive);
        const own = { id, parentId, name, slug: slugOf(name), scientificName, icon, order, isActive };
        await repository.updateCategory(tx, own);
        const family = familyOf(rows.categories, id);
        if (isMoved) await repository.shiftLevels(tx, family, levelOf(rows, parentId) + 1 - stored.level);
        // Offers are found by the names above them, and have the drawing on their cards.
        const isOfOffers =
          isMoved || ['name', 'scientificName', 'icon'].some((key) => own[key as 'name'] !== stored[key as 'name']);
        if (isOfOffers) await offersAnew(tx, clock, { categoryId: id });
        await recordChange(tx, ['categories', ...family]);
        await recordAudit(tx, sender, {
          actorId: actor.userId,
          action: 'CATEGORY_CHANGED',
          objectType: 'Category',
          objectId: id,
          result: 'DONE',
          detail: { reason, name, parentId, order, isActive, was: wasOf(stored) },
        });
        return (await list(tx)).find((each) => each.id === id)!;
      });
    },
  };
}

const levelOf = ({ categories }: CategoryRows, id: string): number => categories.find((each) => each.id === id)!.level;

/** @throws Problem 409 CATEGORY_IS_REPLACED for one that is to be active, CATEGORY_NOT_EMPTY for one that is not */
async function refuseActivity(
  tx: Tx,
  rows: CategoryRows,
  stored: CategoryRows['categories'][number],
  isActive: boolean,
) {
  if (isActive && stored.replacedById) conflict('isActive', 'CATEGORY_IS_REPLACED');
  const below = rows.categories.filter((each) => each.parentId === stored.id && each.isActive);
  const isFull = below.length > 0 || (await repository.holdProducts(tx, [stored.id]));
  if (!isActive && (stored.parentId === null || isFull)) conflict('isActive', 'CATEGORY_NOT_EMPTY');
}

/** What is compared before the tree is written. */
export async function readRows(on: Queryable): Promise<CategoryRows> {
  return { categories: await catalog.readCategories(on), properties: await catalog.readProperties(on) };
}

const wasOf = ({ name, parentId, order, isActive }: CategoryRow) => ({ name, parentId, order, isActive });

type PlaceCode = 'CATEGORY_TOO_DEEP' | 'LEAF_HAS_PRODUCTS' | 'CATEGORY_UNDER_ITSELF' | 'CATEGORY_OF_ANOTHER_TYPE';
type StateCode = 'CATEGORY_NOT_EMPTY' | 'CATEGORY_IS_REPLACED';
function conflict(field: string, code: PlaceCode | StateCode, ...params: string[]): never {
  throw new Problem(409, code, [{ field, code, params }]);
}

function refuseTakenName(all: CategoryRow[], own: { id: string; parentId: string | null; name: string }) {
  const beside = all.filter((each) => each.parentId === own.parentId && each.id !== own.id);
  refuseTaken([{ field: 'name', code: 'NAME_TAKEN', isTaken: beside.some(({ name }) => isSameName(name, own.name)) }]);
}

/** @throws Problem 404 without the new category above, 409 for why it cannot stand below it */
function refusePlace(rows: CategoryRows, own: CategoryRow, parentId: string): void {
  const { categories } = rows;
  const parent = categories.find((each) => each.id === parentId) ?? notFound('CATEGORY_NOT_FOUND');
  const family = familyOf(categories, own.id);
  if (family.includes(parentId)) conflict('parentId', 'CATEGORY_UNDER_ITSELF');
  if (parent.categoryType !== own.categoryType) conflict('parentId', 'CATEGORY_OF_ANOTHER_TYPE');
  const deepest = Math.max(...categories.filter(({ id }) => family.includes(id)).map(({ level }) => level));
  const height = deepest - own.level + 1;
  if (pathOf(categories, parentId).length + height > MOST_LEVELS)
    conflict('parentId', 'CATEGORY_TOO_DEEP', String(MOST_LEVELS));
  const { slots, codes } = clashesBelow(rows, own.id, parentId);
  const clashes = [
    ...slots.map((pair) => ({ ...pair, code: 'SLOT_TAKEN' as const })),
    ...codes.map((pair) => ({ ...pair, code: 'CODE_TAKEN' as const })),
  ];
  const errors = clashes.map(({ mine, theirs, code }) => ({
    field: 'parentId',
    code,
    params: code === 'SLOT_TAKEN' ? [mine.name, theirs.name] : [],
  }));
  if (errors[0]) throw new Problem(409, errors[0].code, errors);
}
