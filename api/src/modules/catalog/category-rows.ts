import type { CategoryRow, PropertyRow } from './catalog.repository.ts';

/** domain rule: places in the read model on every path from the root to a leaf (docs/decisions/0002-read-model-with-slots.md) */
const MOST_SLOTS = 40;

/** The whole tree as its tables have it, with what is retired, held by who writes it. */
export type CategoryRows = { categories: CategoryRow[]; properties: PropertyRow[] };

/** Ids from the root to a category. */
export function pathOf(rows: CategoryRow[], id: string | null): string[] {
  const row = rows.find((each) => each.id === id);
  return row ? [...pathOf(rows, row.parentId), row.id] : [];
}

/** A category and everything below it. */
export function familyOf(rows: CategoryRow[], id: string): string[] {
  return [id, ...rows.filter((each) => each.parentId === id).flatMap((each) => familyOf(rows, each.id))];
}

/** Properties on every path through a category: of those above, its own, and of those below. Retired ones keep slots, too. */
export function propertiesThrough({ categories, properties }: CategoryRows, id: string): PropertyRow[] {
  const on = new Set([...pathOf(categories, id), ...familyOf(categories, id)]);
  return properties.filter((each) => on.has(each.categoryId));
}

/** The smallest slot that is free on every path through a category; undefined when there is none. */
export function freeSlot(rows: CategoryRows, categoryId: string): number | undefined {
  const taken = new Set(propertiesThrough(rows, categoryId).map(({ slot }) => slot));
  return Array.from({ length: MOST_SLOTS }, (_, index) => index + 1).find((slot) => !taken.has(slot));
}

/** What keeps a category from standing below another one: properties of both paths with one slot, or one code. */
export function clashesBelow(rows: CategoryRows, id: string, parentId: string) {
  const above = new Set(pathOf(rows.categories, parentId));
  const own = new Set(familyOf(rows.categories, id));
  const inherited = rows.properties.filter(({ categoryId }) => above.has(categoryId));
  const moved = rows.properties.filter(({ categoryId }) => own.has(categoryId));
  const pairs = moved.flatMap((mine) => inherited.map((theirs) => ({ mine, theirs })));
  return {
    slots: pairs.filter(({ mine, theirs }) => mine.slot !== null && mine.slot === theirs.slot),
    codes: pairs.filter(({ mine, theirs }) => mine.code === theirs.code),
  };
}
