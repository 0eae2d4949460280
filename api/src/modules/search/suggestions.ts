import type { CategoryNode } from '../catalog/index.ts';
import type { SearchEngine, Hit } from './engine/engine.ts';
import type { Interpreted } from './interpret.ts';
import type { Lexicon } from './lexicon.ts';
import type { SuggestionKind } from './search.enums.ts';
import type { SearchSuggestion, SearchSuggestionGroup } from './searches.schemas.ts';

/** Finds suppliers by what was typed; the suppliers module is given in, since it stands on this one. */
export type SupplierFinder = {
  find: (
    text: string,
    limit: number,
  ) => Promise<{ items: { id: string; brandName: string; slug: string; cityName: string }[]; totalCount: number }>;
};

/** domain rule: 8 results in groups */
const MOST = 8;
const MOST_OF_A_KIND = 4;
/** Several offers may be of one product. */
const ANSWERS = 12;
/** How many of each there are when all kinds have enough, in the order they are shown. */
const SHARES: [SuggestionKind, number][] = [
  ['QUERY', 2],
  ['CATEGORY', 2],
  ['PRODUCT', 3],
  ['SUPPLIER', 1],
];

type Parts = { engine: SearchEngine; lexicon: Lexicon; suppliers: SupplierFinder };

/** Suggestions for a text that is being typed. Reads little, however large the market is. */
export function makeSuggestions({ engine, lexicon, suppliers }: Parts) {
  async function offers({ wanted, reading }: Interpreted): Promise<SearchSuggestion[]> {
    if (reading.tier === 'NONE') return [];
    const page = { pageSize: ANSWERS, pageNumber: 1, offset: 0, after: undefined, withCursors: false };
    const { rows } = await engine.find({ ...wanted, isQuick: true }, 'RELEVANCE', page);
    return onePerProduct(rows);
  }

  /** The text with its last word completed, where that finds something. */
  async function texts({ text, wanted }: Interpreted): Promise<SearchSuggestion[]> {
    const last = text.tokens.at(-1);
    if (!last || /\d/.test(last.word) || text.pieces.at(-1)?.to !== text.tokens.length) return [];
    const { vocabulary } = await lexicon.known();
    const before = text.typed.slice(0, last.start);
    const words = vocabulary.complete(last.word, MOST_OF_A_KIND).filter((word) => word !== last.word);
    const piece = text.pieces.at(-1)!;
    if (piece.to - piece.from > 1) return [];
    const others = text.pieces.filter((each) => each !== piece && each.role !== 'MEASURE');
    const longer = await Promise.all(
      words.map(async (word) => {
        const pieces = [
          ...others,
          { ways: [{ terms: [{ word }], factor: 1 }], weight: 1, uses: vocabulary.usesOf(word) },
        ];
        // A word in use finds something; two of them need not.
        const isFound = others.length === 0 || (await engine.count({ ...wanted, conditions: [], pieces }, 1)).count > 0;
        return isFound ? [{ text: before + vocabulary.shown(word) }] : [];
      }),
    );
    return longer.flat();
  }

  return async (read: Interpreted): Promise<SearchSuggestionGroup[]> => {
    const [categories, products, named, queries] = await Promise.all([
      lexicon.categories(read.text),
      offers(read),
      suppliers.find(read.reading.text, MOST_OF_A_KIND),
      texts(read),
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

/** Of a card, as far as suggestions show it. One that cannot be read is left out. */
type Shown = { baseProductId?: string; title?: string; slug?: string; mpn?: string; sku?: string } | null;

/** Several offers of one product say the same; the best of them stands for it. */
function onePerProduct(hits: Hit[]): SearchSuggestion[] {
  const seen = new Set<string>();
  return hits
    .flatMap(({ id, card }) => {
      const { baseProductId, title, slug, mpn, sku } = (card as Shown) ?? {};
      const detail = mpn ?? sku;
      if (!baseProductId || !title || !slug || seen.has(baseProductId)) return [];
      seen.add(baseProductId);
      return [{ text: title, ...(detail && { detail }), targetId: id, slug }];
    })
    .slice(0, MOST_OF_A_KIND);
}
