import { found, load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { searchPath, type SearchTab } from '../paths.ts';
import { inList, keyOf, pageNumberOf, pageSize } from '../searchPage.ts';
import { SearchScreenDocument } from './SearchScreen.generated.ts';

const tabs = ['products', 'suppliers', 'categories'] as const;

/** Opens a tab of a search; only that tab's results are asked for. */
export async function openSearch(args: ScreenArgs) {
  const key = keyOf(args, (tidy) => searchPath(tidy) + new URL(args.request.url).search);
  const tab = tabOf(args);
  const pageNumber = pageNumberOf(args);
  const variables = {
    key,
    ofProducts: tab === 'products',
    ofSuppliers: tab === 'suppliers',
    ofCategories: tab === 'categories',
    pageNumber,
    pageSize,
  };
  const { search, supplierProducts, suppliers } = await load(args, SearchScreenDocument, variables);
  found(args, search);
  inList(args, pageNumber, (supplierProducts ?? suppliers)?.totalCount ?? 0);
  return { variables, key, tab, pageNumber };
}

/** An unknown word is no tab: the first one is shown. */
function tabOf(args: ScreenArgs): SearchTab {
  const word = new URL(args.request.url).searchParams.get('tab');
  return tabs.find((each) => each === word) ?? 'products';
}
