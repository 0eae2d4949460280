import type { CategoryNode } from '../catalog/index.ts';
import type { Hit } from './engine/engine.ts';
import type { Interpreted } from './interpret.ts';
import type { Lexicon } from './lexicon.ts';
import { wordsOf as labelsOf } from '../../platform/schema.ts';
import type { Contents } from './contents/contents.service.ts';
import { ContentKind, type SuggestionKind } from './search.enums.ts';
import { wordsOf } from './words.ts';
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
const MOST_CONTENTS = 2;
/** Completions of a word that are looked for beside others. */
const COMPLETED = 20;
/** How many of each there are when all kinds have enough, in the order they are shown; something to read takes one of the offers. */
const SHARES: [SuggestionKind, number][] = [
  ['QUERY', 2],
  ['CATEGORY', 2],
  ['PRODUCT', 3],
  ['SUPPLIER', 1],
  ['CONTENT', 0],
];
const contentKinds = labelsOf(ContentKind);

type Parts = { lexicon: Lexicon; suppliers: SupplierFinder; contents: Pick<Contents, 'begun'> };

/** Suggestions for a text that is being typed. Reads little, however large the market is. */
export function makeSuggestions({ lexicon, suppliers, contents }: Parts) {
  /** The text with its last word completed: by the words most in use, or where others stand before it by those found beside them. */
  async function texts({ text }: Interpreted, hits: Shown[]): Promise<SearchSuggestion[]> {
    const last = text.tokens.at(-1);
    const piece = text.pieces.at(-1);
    if (!last || !piece || text.rest || /\d/.test(last.word)) return [];
    if (piece.to !== text.tokens.length || piece.to - piece.from > 1) return [];
    const { vocabulary } = await lexicon.known();
    const isAlone = text.pieces.length === 1;
    const found = new Set(isAlone ? [] : hits.flatMap((hit) => wordsOf(hit?.title ?? '')));
    return vocabulary
      .complete(last.word, isAlone ? MOST_OF_A_KIND : COMPLETED)
      .filter((word) => word !== last.word && (isAlone || found.has(word)))
      .slice(0, MOST_OF_A_KIND)
      .map((word) => ({ text: text.typed.slice(0, last.start) + vocabulary.shown(word) }));
  }

  return async (read: Interpreted, hits: Hit[]): Promise<SearchSuggestionGroup[]> => {
    const shown = hits.map(({ card }) => card as Shown);
    const [categories, named, queries, toRead] = await Promise.all([
      lexicon.categories(read.text),
      suppliers.find(read.reading.text, MOST_OF_A_KIND),
      texts(read, shown),
      contents.begun(read.text.typed, MOST_CONTENTS),
    ]);
    return share({
      QUERY: queries,
      CATEGORY: categories.map(categorySuggestion),
      PRODUCT: onePerProduct(hits),
      SUPPLIER: named.items.map(({ id, brandName, slug, cityName }) => ({
        text: brandName,
        detail: cityName,
        targetId: id,
        slug,
      })),
      CONTENT: toRead.map(({ kind, id, title, path }) => ({
        text: title,
        detail: contentKinds.get(kind)!,
        targetId: id,
        path,
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
  const isFull = [...taken.values()].reduce((sum, count) => sum + count, 0) === MOST;
  if (found.CONTENT.length > 0) taken.set('CONTENT', 1);
  if (found.CONTENT.length > 0 && isFull) taken.set('PRODUCT', taken.get('PRODUCT')! - 1);
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
