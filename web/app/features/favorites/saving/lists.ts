import { pageGraph } from '../../../platform/graph/browser/pageGraph.ts';
import type { FavoriteType } from '../../../platform/graph/types.generated.ts';
import {
  FavoritesOfTypeScreenDocument,
  type FavoritesOfTypeScreenQuery,
} from '../screens/FavoritesOfTypeScreen.generated.ts';
import { FavoritesScreenDocument } from '../screens/FavoritesScreen.generated.ts';

type Answer = NonNullable<FavoritesOfTypeScreenQuery['viewer']>;
type Item = NonNullable<Answer['page']>['nodes'][number];
type Place = {
  listName?: string | null;
  sort?: string | null;
  pageNumber: number;
  pageSize: number;
  type?: FavoriteType;
};

/** Puts a new saving into every list at hand that it belongs to. */
export function listWith(saving: Item): void {
  const into = (answer: Answer, { listName, sort, pageNumber, pageSize, type }: Place): Answer | undefined => {
    const { page } = answer;
    // What is saved anew is in no list.
    if (listName) return answer;
    const known = page?.nodes.some(({ id }) => id === saving.id);
    const counts = known ? answer.counts : counted(answer.counts, saving.type, 1);
    if (!page || known || (type && type !== saving.type)) return { ...answer, counts };
    // Where it stands in the other orders and on the other pages, nobody told.
    if (pageNumber !== 1 || sort === 'OLDEST') return undefined;
    const nodes = [saving, ...page.nodes].slice(0, pageSize);
    return { ...answer, counts, page: { ...page, nodes, totalCount: page.totalCount + 1 } };
  };
  change(into);
}

/** Takes a saving out of every list at hand. */
export function listWithout(of: FavoriteType, id: string): void {
  const outOf = (answer: Answer, { listName, type }: Place): Answer | undefined => {
    const { page } = answer;
    const counts = counted(answer.counts, of, -1);
    const gone = page?.nodes.find((each) => each.id === id);
    // It was elsewhere: in which list, and which one moves up here, nobody told.
    if (!gone && (listName || answer.lists?.length)) return undefined;
    if (!page || (type && type !== of)) return { ...answer, counts };
    if (!gone && page.nodes.length < page.totalCount) return undefined;
    const nodes = page.nodes.filter((each) => each !== gone);
    const totalCount = Math.max(nodes.length, page.totalCount - 1);
    return {
      ...answer,
      counts,
      lists: fewer(answer.lists, gone?.listName, type),
      page: { ...page, nodes, totalCount },
    };
  };
  change(outOf);
}

/**
 * Something changed its list or came back to its place: the list that is shown is asked anew and stays meanwhile, the others
 * are forgotten.
 */
export async function askListsAgain(): Promise<void> {
  const asked: Promise<unknown>[] = [];
  pageGraph().update(FavoritesScreenDocument, (answer, place, isShown) => {
    if (!isShown) return undefined;
    asked.push(pageGraph().reload(FavoritesScreenDocument, place));
    return answer;
  });
  pageGraph().update(FavoritesOfTypeScreenDocument, (answer, place, isShown) => {
    if (!isShown) return undefined;
    asked.push(pageGraph().reload(FavoritesOfTypeScreenDocument, place));
    return answer;
  });
  // What could not be asked now stays outdated, and is asked when it is next shown.
  await Promise.allSettled(asked);
}

function change(how: (answer: Answer, place: Place) => Answer | undefined) {
  const changed = ({ viewer }: FavoritesOfTypeScreenQuery, place: Place) => {
    const next = viewer && how(viewer, place);
    return next ? { viewer: next } : undefined;
  };
  pageGraph().update(FavoritesScreenDocument, changed);
  pageGraph().update(FavoritesOfTypeScreenDocument, changed);
}

const counted = (counts: Answer['counts'], type: FavoriteType, by: number) =>
  counts?.map((each) => (each.type === type ? { ...each, count: Math.max(0, each.count + by) } : each)) ?? null;

/** One less in a list, which ends with its last thing; one of the kind only may hold things of other kinds yet. */
const fewer = (lists: Answer['lists'], name: string | null | undefined, type: FavoriteType | undefined) =>
  lists
    ?.map((each) => (each.name === name ? { ...each, count: Math.max(0, each.count - 1) } : each))
    .filter(({ count }) => type || count > 0) ?? null;
