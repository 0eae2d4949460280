import { makeAddressParts } from '../../platform/address-parts.ts';
import { concerns } from '../../platform/changes/record-change.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { type MemoryOrder, onePage, pageOf, paging } from '../../platform/paging/paging.ts';
import { invalid, notFound } from '../../platform/problem.ts';
import { snapshot } from '../../platform/snapshot.ts';
import { changeSpan, syncedTo } from '../../platform/sync/changes.ts';
import { readRemoved, type RemovedQuery } from '../../platform/sync/removed.ts';
import { foldSearchKey } from '../../platform/text.ts';
import type { Reference, UnitTable } from '../reference/index.ts';
import type { CategoryType } from './catalog.enums.ts';
import * as repository from './catalog.repository.ts';
import type { BaseProductRow } from './catalog.repository.ts';
import type {
  BaseProduct,
  BaseProductQuery,
  Category,
  CategoryProperties,
  CategoryProperty,
  CategoryQuery,
} from './catalog.schemas.ts';
import { buildTree, leavesOf, shownChoice, type CategoryNode, type CategoryTree } from './category-tree.ts';
import { toPropertyValues } from './property-values.ts';

declare module '../../platform/changes/record-change.ts' {
  interface KindsByOwner {
    catalog: 'categories';
  }
}

const TREE_FRESH_MS = 30_000;
/** domain rule: items-count may be 5 minutes old */
const COUNTS_FRESH_MS = 300_000;
const MENU_DEPTH = 3;
/** As they are read (catalog.repository.ts). */
const inTree: MemoryOrder<Category> = {
  list: 'categories',
  keysOf: ({ level, order, id }) => [level, order, id],
};

type Parts = { db: Database; clock: Clock; reference: Reference };
export type Catalog = ReturnType<typeof makeCatalog>;

/** The category tree, what is measured in it, and base products. */
export function makeCatalog({ db, clock, reference }: Parts) {
  const counts = snapshot({
    db,
    read: async (on) =>
      new Map((await repository.readItemsCounts(on, clock.now())).map((row) => [row.categoryId, row.count])),
    freshMs: COUNTS_FRESH_MS,
    clock,
    tags: concerns(),
  });
  const tree = snapshot({
    db,
    read: async (on): Promise<CategoryTree> => {
      const [categories, properties, enumValues, units] = await Promise.all([
        repository.readCategories(on),
        repository.readProperties(on),
        repository.readEnumValues(on),
        reference.unitTable(),
      ]);
      return buildTree({ categories, properties, enumValues, units, counts: await counts() });
    },
    freshMs: TREE_FRESH_MS,
    clock,
    tags: concerns('categories', 'units'),
  });

  /** @throws Problem 404 CATEGORY_NOT_FOUND */
  const node = async (id: string): Promise<CategoryNode> =>
    (await tree()).byId.get(id) ?? notFound('CATEGORY_NOT_FOUND');
  const activeNode = async (id: string) => {
    const found = await node(id);
    return found.path.every((each) => each.category.isActive) ? found : notFound('CATEGORY_NOT_FOUND');
  };

  return {
    tree,
    /** An active category with its path and properties. @throws Problem 404 CATEGORY_NOT_FOUND */
    activeNode,

    category: async (id: string): Promise<Category> => (await activeNode(id)).category,
    children: async (id: string): Promise<Category[]> => shown((await activeNode(id)).children),
    breadcrumb: async (id: string): Promise<Category[]> => (await activeNode(id)).path.map((each) => each.category),

    async activeState(id: string) {
      const { category, replacedById } = await node(id);
      return { categoryId: category.id, isActive: category.isActive, ...(replacedById && { replacedById }) };
    },

    async categories(query: CategoryQuery) {
      const { byId } = await tree();
      const nodes = await selectCategories(byId, query);
      // a join takes all children of its parents in one answer
      return query.parentIds ? onePage(shown(nodes)) : pageOf(shown(nodes), query, inTree);
    },

    topLevels: async (): Promise<Category[]> => shown((await tree()).roots),

    /** Trees of depth 3; branches without a published offer are left out. */
    async menu(categoryTypes?: CategoryType[]): Promise<Category[]> {
      const { roots } = await tree();
      const wanted = categoryTypes ?? roots.map((root) => root.category.categoryType);
      return wanted
        .flatMap((type) => roots.filter((root) => root.category.categoryType === type && root.category.isActive))
        .map((root) => menuBranch(root, MENU_DEPTH));
    },

    /**
     * Categories that a list is narrowed to: those asked for, and their families (all above and below).
     * Without categories the root of the type; undefined when nothing is asked.
     * @throws Problem 400 CATEGORY_OF_ANOTHER_TYPE naming the category
     */
    async scopeOf({ categoryIds, categoryType }: { categoryIds?: string[]; categoryType?: CategoryType }) {
      if (!categoryIds && !categoryType) return undefined;
      const { byId, roots } = await tree();
      const nodes = categoryIds
        ? categoryIds.flatMap((id) => byId.get(id) ?? [])
        : roots.filter((root) => root.category.categoryType === categoryType);
      const stray = nodes.find((each) => categoryType && each.category.categoryType !== categoryType);
      if (stray) invalid(`categoryIds[${categoryIds?.indexOf(stray.category.id)}]`, 'CATEGORY_OF_ANOTHER_TYPE');
      return {
        ids: nodes.map((each) => each.category.id),
        family: nodes.flatMap((each) => [...each.path.map((above) => above.category.id), ...below(each)]),
      };
    },

    async itemsCounts(ids?: string[]) {
      const held = await counts();
      return (ids ?? [...(await tree()).byId.keys()]).map((categoryId) => ({
        categoryId,
        count: held.get(categoryId) ?? 0,
      }));
    },

    /** Own and inherited properties of categories; one that is not there has none. */
    async categoryProperties(categoryIds: string[]): Promise<CategoryProperties[]> {
      const { byId } = await tree();
      return categoryIds.map((categoryId) => ({ categoryId, items: shownProperties(byId.get(categoryId)) }));
    },

    propertiesOf: async (id: string): Promise<CategoryProperty[]> => shownProperties(await activeNode(id)),

    /** Pages of base products as the sitemap lists them. */
    addresses: makeAddressParts({ db, clock, pages: repository.baseProductPages }),

    /** One that was merged is the one that it became. @throws Problem 404 BASE_PRODUCT_NOT_FOUND */
    async baseProduct(id: string): Promise<BaseProduct> {
      const row = await repository.readBaseProduct(db, id, clock.now());
      return row ? toBaseProduct(row, await tree(), await reference.unitTable()) : notFound('BASE_PRODUCT_NOT_FOUND');
    },

    /** One that may wait for staff, too. @throws Problem 404 BASE_PRODUCT_NOT_FOUND */
    async productInAnyState(id: string): Promise<BaseProduct> {
      const row = await repository.readProductInAnyState(db, id, clock.now());
      return row ? toBaseProduct(row, await tree(), await reference.unitTable()) : notFound('BASE_PRODUCT_NOT_FOUND');
    },

    /** What is no base product of the public any more, merged ones too. @throws Problem 400 UPDATED_SINCE_TOO_OLD */
    removed: (query: RemovedQuery) =>
      readRemoved(db, query, {
        list: 'BASE_PRODUCT',
        shown: () => `select from base_products b where b.id = r.thing_id and b.status = 'PUBLISHED'`,
      }),

    async baseProducts(query: BaseProductQuery) {
      const changed = await changeSpan(db, query);
      const known = await tree();
      const units = await reference.unitTable();
      if (query.ids) {
        const rows = new Map(
          (await repository.readBaseProductsByIds(db, query.ids, clock.now())).map((row) => [row.id, row]),
        );
        const items = query.ids.flatMap((id) => rows.get(id) ?? []).map((row) => toBaseProduct(row, known, units));
        return onePage(items);
      }
      const leaves = query.categoryId ? leavesOf(await activeNode(query.categoryId)) : known.roots.flatMap(leavesOf);
      const scope = { leafIds: leaves, changed };
      const [{ rows, page }, totalCount] = await Promise.all([
        repository.readBaseProducts(db, scope, clock.now(), paging(query)),
        repository.countBaseProducts(db, scope),
      ]);
      const items = rows.map((row) => toBaseProduct(row, known, units));
      return { items, totalCount, ...page, ...syncedTo(changed) };
    },
  };
}

const shownProperties = (of: CategoryNode | undefined): CategoryProperty[] =>
  (of?.properties ?? []).map(({ slot: _, enumValues, ...property }) => ({
    ...property,
    enumValues: enumValues.filter(({ isActive }) => isActive).map(shownChoice),
  }));

const shown = (nodes: CategoryNode[]): Category[] =>
  nodes.map((each) => each.category).filter((category) => category.isActive);

async function selectCategories(
  byId: CategoryTree['byId'],
  { ids, parentId, parentIds, categoryType, searchKey }: CategoryQuery,
) {
  const parents = parentIds ?? (parentId ? [parentId] : undefined);
  let nodes = parents ? parents.flatMap((id) => byId.get(id)?.children ?? []) : [...byId.values()];
  if (ids) nodes = ids.flatMap((id) => byId.get(id) ?? []);
  if (categoryType) nodes = nodes.filter((each) => each.category.categoryType === categoryType);
  const words = searchKey ? foldSearchKey(searchKey).split(' ') : [];
  return nodes.filter((each) => words.every((word) => each.searchKey.includes(word)));
}

function menuBranch(node: CategoryNode, depth: number): Category {
  const below =
    depth > 1 ? node.children.filter((child) => child.category.isActive && child.category.itemsCount > 0) : [];
  return { ...node.category, subcategories: below.map((child) => menuBranch(child, depth - 1)) };
}

const below = (node: CategoryNode): string[] => node.children.flatMap((child) => [child.category.id, ...below(child)]);

function toBaseProduct(row: BaseProductRow, tree: CategoryTree, units: UnitTable): BaseProduct {
  const node = tree.byId.get(row.categoryId);
  const { scientificName, brandName, mpn, gtin, updatedAt, ...rest } = row;
  return {
    ...rest,
    updatedAt: updatedAt.toISOString(),
    ...(scientificName && { scientificName }),
    ...(brandName && { brandName }),
    ...(mpn && { mpn }),
    ...(gtin && { gtin }),
    icon: node?.category.icon ?? 'tool',
    properties: toPropertyValues(row.properties, node?.properties ?? [], units),
  };
}
