import { readableDigits } from '../../../platform/text/digits.ts';
import { categoryPath, productPath, supplierPath } from '../../../paths.ts';
import { searchPath } from '../paths.ts';
import type { SearchSuggestionsQuery } from './SearchSuggestions.generated.ts';

type Group = NonNullable<SearchSuggestionsQuery['suggestions']>['groups'][number];
export type SuggestionKind = Group['kind'] | 'RECENT';

/** One line below the search box, with where it leads. */
export interface Suggestion {
  kind: SuggestionKind;
  text: string;
  detail: string | null;
  href: string;
  /** Of the line that forgets the last searches instead of leading somewhere. */
  forget?: () => void;
}

/** All lines in the order they are shown; those of one kind stand together. */
export const suggestionsOf = (groups: readonly Group[]): Suggestion[] =>
  groups.flatMap(({ kind, items }) =>
    items.map((item) => ({ kind, text: readableDigits(item.text), detail: item.detail, href: hrefOf(kind, item) })),
  );

function hrefOf(kind: Group['kind'], { text, targetId, slug, path }: Group['items'][number]): string {
  if (path !== null) return path;
  if (!targetId || slug === null) return searchPath(text);
  const search = () => searchPath(text);
  const paths = {
    CATEGORY: categoryPath,
    PRODUCT: productPath,
    SUPPLIER: supplierPath,
    QUERY: search,
    CONTENT: search,
  };
  return paths[kind]({ id: targetId, slug });
}
