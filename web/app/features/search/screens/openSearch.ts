import { found, load, type ScreenArgs } from '../../../platform/graph/load.ts';
import type { ContentKind } from '../../../platform/graph/types.generated.ts';
import { searchPath, type SearchTab } from '../paths.ts';
import { inList, keyOf, pageNumberOf, pageSize } from '../searchPage.ts';
import { openSearchProducts } from './openSearchProducts.ts';
import { SearchScreenDocument } from './SearchScreen.generated.ts';

/** In the order in which they are shown. */
export const tabs = ['products', 'suppliers', 'categories', 'pages', 'guidance', 'videos'] as const;
/** What each tab of things to read has. */
const kindsOf: Partial<Record<SearchTab, ContentKind[]>> = {
  pages: ['PAGE'],
  guidance: ['FAQ', 'HELP'],
  videos: ['VIDEO'],
};

/** Opens a tab of a search; only that tab's results are asked for. */
export async function openSearch(args: ScreenArgs) {
  const key = keyOf(args, (tidy) => searchPath(tidy) + new URL(args.request.url).search);
  const tab = tabOf(args);
  const pageNumber = pageNumberOf(args);
  const variables = {
    key,
    ofSuppliers: tab === 'suppliers',
    ofCategories: tab === 'categories',
    ofContents: kindsOf[tab] !== undefined,
    kinds: kindsOf[tab] ?? null,
    // The same question for all pages of products, which are asked for by themselves.
    pageNumber: tab === 'products' ? 1 : pageNumber,
    pageSize,
  };
  const answer = await load(args, SearchScreenDocument, variables);
  const { reading } = found(args, answer.search);
  const opened = { variables, key, tab, pageNumber };
  if (tab === 'products') return { ...opened, products: await openSearchProducts(args, key, reading) };
  inList(args, pageNumber, (answer.suppliers ?? answer.contents)?.totalCount ?? 0);
  return { ...opened, products: undefined };
}

/** An unknown word is no tab: the first one is shown. */
function tabOf(args: ScreenArgs): SearchTab {
  const word = new URL(args.request.url).searchParams.get('tab');
  return tabs.find((each) => each === word) ?? 'products';
}
