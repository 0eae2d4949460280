import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { CategoryNode } from '../catalog/index.ts';
import type { SuggestionKind } from './search.enums.ts';
import type { Lexicon } from './lexicon.ts';
import { tsqueryOf, type SearchKey } from './search-key.ts';
import type { SearchSuggestion, SearchSuggestionGroup } from './searches.schemas.ts';
import { readAnyNearest, readTopNearest, whichFind, type NearOffer } from './suggestions.repository.ts';

/** Finds suppliers by the words of their names; the suppliers module is given in, since it stands on this one. */
export type SupplierFinder = {
  find: (
    words: string[],
    limit: number,
  ) => Promise<{ items: { id: string; brandName: string; slug: string; cityName: string }[]; totalCount: number }>;
};

/** domain rule: 8 results in groups */
const MOST = 8;
const MOST_OF_A_KIND = 4;
/** How many of each there are when all kinds have enough, in the order they are shown. */
const SHARES: [SuggestionKind, number][] = [
  ['QUERY', 2],
  ['CATEGORY', 2],
  ['PRODUCT', 3],
  ['SUPPLIER', 1],
];
/** A text whose rarest word is in more titles than this is looked for among the best offers before all others. */
const COMMON = 2_000;

type Parts = { db: Queryable; clock: Clock; lexicon: Lexicon; suppliers: SupplierFinder };

/** Suggestions for a text that is being typed. Reads little, however large the market is. */
export function makeSuggestions({ db, clock, lexicon, suppliers }: Parts) {
  async function offers(key: SearchKey, category: CategoryNode | undefined): Promise<SearchSuggestion[]> {
    const found = (await isCommon(key)) ? await readTopNearest(db, key, clock.now(), category?.category) : [];
    const near = found.length >= MOST_OF_A_KIND ? found : await readAnyNearest(db, key, clock.now());
    return onePerProduct(near).map(({ id, title, slug, code }) => ({ text: title, detail: code, targetId: id, slug }));
  }

  async function isCommon({ pieces }: SearchKey): Promise<boolean> {
    const { usesOf } = await lexicon.vocabulary();
    const uses = pieces.map((ways) => Math.max(...ways.map((words) => Math.min(...words.map(usesOf)))));
    return Math.min(...uses) > COMMON;
  }

  /** The text with its last word completed, where that finds something. */
  async function texts(key: SearchKey): Promise<SearchSuggestion[]> {
    const last = key.texts.at(-1);
    if (last === undefined || /\d/.test(last)) return [];
    const before = { pieces: key.pieces.slice(0, -1), texts: key.texts.slice(0, -1) };
    const { complete, shown } = await lexicon.vocabulary();
    const words = complete(last, MOST_OF_A_KIND).filter((word) => word !== last);
    const longer = words.map((word) => ({
      text: [...before.texts, word].join(' '),
      query: tsqueryOf({ pieces: [...before.pieces, [[word]]] }) ?? '',
    }));
    // A word in use finds something; two of them need not.
    if (before.texts.length === 0 || longer.length === 0) return longer.map(({ text }) => ({ text: shown(text) }));
    const asked = longer.map(({ query }) => query);
    const finding = await whichFind(db, asked);
    return longer.filter(({ query }) => finding.includes(query)).map(({ text }) => ({ text: shown(text) }));
  }

  return async (key: SearchKey): Promise<SearchSuggestionGroup[]> => {
    const categories = await lexicon.categories(key);
    const [products, named, queries] = await Promise.all([
      offers(key, categories[0]),
      suppliers.find(key.texts, MOST_OF_A_KIND),
      texts(key),
    ]);
    return share({
      QUERY: queries,
      CATEGORY: categories.map(categorySuggestion),
      PRODUCT: products,
      SUPPLIER: named.items.map(({ id, brandName, slug, cityName }) => ({
        text: brandName,
        detail: cityName,
        targetId: id,
        slug,
      })),
    });
  };
}

function categorySuggestion({ category, path }: CategoryNode): SearchSuggestion {
  const above = path.at(-2)?.category.name;
  return { text: category.name, ...(above && { detail: above }), targetId: category.id, slug: category.slug };
}

/** Each kind its share first; places that a kind leaves go to the others in order. */
function share(found: Record<SuggestionKind, SearchSuggestion[]>): SearchSuggestionGroup[] {
  const taken = new Map(SHARES.map(([kind, share]) => [kind, Math.min(share, found[kind].length)]));
  let left = MOST - [...taken.values()].reduce((sum, count) => sum + count, 0);
  for (const [kind] of SHARES) {
    const more = Math.min(left, Math.min(found[kind].length, MOST_OF_A_KIND) - taken.get(kind)!);
    taken.set(kind, taken.get(kind)! + more);
    left -= more;
  }
  return SHARES.map(([kind]) => ({ kind, items: found[kind].slice(0, taken.get(kind)) })).filter(
    ({ items }) => items.length > 0,
  );
}

/** Several offers of one product say the same; the best of them stands for it. */
function onePerProduct(offers: NearOffer[]): NearOffer[] {
  const seen = new Set<string>();
  return offers
    .filter(({ baseProductId }) => !seen.has(baseProductId) && seen.add(baseProductId))
    .slice(0, MOST_OF_A_KIND);
}
