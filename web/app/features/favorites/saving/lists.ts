import { pageGraph } from '../../../platform/graph/browser/pageGraph.ts';
import type { FavoriteType } from '../../../platform/graph/types.generated.ts';
import {
  FavoritesOfTypeScreenDocument,
  type FavoritesOfTypeScreenQuery,
} from '../screens/FavoritesOfTypeScreen.generated.ts';
import { FavoritesScreenDocument } from '../screens/FavoritesScreen.generated.ts';

type Answer = FavoritesOfTypeScreenQuery;
type Item = NonNullable<Answer['page']>['items'][number];
type Place = { sort?: string | null; pageNumber: number; pageSize: number; type?: FavoriteType };

/** Puts a new saving into every list at hand that it belongs to. */
export function listWith(saving: Item): void {
  const into = (answer: Answer, { sort, pageNumber, pageSize, type }: Place): Answer | undefined => {
    const { page } = answer;
    const known = page?.items.some(({ id }) => id === saving.id);
    const counts = known ? answer.counts : counted(answer.counts, saving.type, 1);
    if (!page || known || (type && type !== saving.type)) return { ...answer, counts };
    // Where it stands in the other orders and on the other pages, nobody told.
    if (pageNumber !== 1 || sort === 'OLDEST') return undefined;
    const items = [saving, ...page.items].slice(0, pageSize);
    return { ...answer, counts, page: { ...page, items, totalCount: page.totalCount + 1 } };
  };
  change(into);
}

/** Takes a saving out of every list at hand. */
export function listWithout(of: FavoriteType, id: string): void {
  const outOf = (answer: Answer, { type }: Place): Answer | undefined => {
    const { page } = answer;
    const counts = counted(answer.counts, of, -1);
    if (!page || (type && type !== of)) return { ...answer, counts };
    const items = page.items.filter((each) => each.id !== id);
    // It was on another page: which one moves up here, nobody told.
    if (items.length === page.items.length && page.items.length < page.totalCount) return undefined;
    return { ...answer, counts, page: { ...page, items, totalCount: Math.max(items.length, page.totalCount - 1) } };
  };
  change(outOf);
}

function change(how: (answer: Answer, place: Place) => Answer | undefined) {
  pageGraph().update(FavoritesScreenDocument, how);
  pageGraph().update(FavoritesOfTypeScreenDocument, how);
}

const counted = (counts: Answer['counts'], type: FavoriteType, by: number) =>
  counts?.map((each) => (each.type === type ? { ...each, count: Math.max(0, each.count + by) } : each)) ?? null;
