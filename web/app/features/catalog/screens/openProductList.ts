import { redirect } from 'react-router-dom';
import { failScreen } from '../../../platform/errors/failScreen.ts';
import { GraphError } from '../../../platform/graph/GraphError.ts';
import { found, load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { listSearch } from '../filter/listSearch.ts';
import { isForSearchEngines, pageSize } from '../filter/listState.ts';
import { listVariables } from '../filter/listVariables.ts';
import { readListQuery } from '../filter/readListQuery.ts';
import { catalogMessages } from '../messages.ts';
import { keepAddress } from '../../../platform/site/keepAddress.ts';
import { productListPath } from '../paths.ts';
import { ProductListCategoryDocument, type ProductListCategoryQuery } from './ProductListCategory.generated.ts';
import { ProductListScreenDocument } from './ProductListScreen.generated.ts';

const words = catalogMessages.list;

/**
 * Opens a product list. First the category, which knows what an address may filter by and is at hand after
 * the first visit; then the list, the only thing a changed filter asks for. What a form without script sent
 * is tidied into the canonical address.
 */
export async function openProductList(args: ScreenArgs) {
  const categoryVariables = { id: args.params.categoryId ?? '' };
  const answer = await load(args, ProductListCategoryDocument, categoryVariables, { shared: true });
  const category = found(args, answer.category);
  keepAddress(args, productListPath(category));
  const state = readAddress(args, answer);
  const variables = listVariables(category.id, state);
  const { totalCount } = found(args, (await load(args, ProductListScreenDocument, variables)).supplierProducts);
  if (state.pageNumber > Math.max(1, Math.ceil(totalCount / pageSize))) found(args, null);
  const count = category.categoryType === 'Product' ? words.items : words.entries;
  return {
    categoryVariables,
    variables,
    name: category.name,
    /** How much the list has, in words. */
    total: count(formatInteger(totalCount)),
    noindex: !isForSearchEngines(state, choicesOf(answer)),
  };
}

function readAddress(args: ScreenArgs, answer: ProductListCategoryQuery) {
  const { pathname, search } = new URL(args.request.url);
  const choices = choicesOf(answer);
  const { state, problems } = readListQuery(search, choices);
  if (problems.length > 0) failScreen(args, new GraphError(400, 'Bad Request', 'BAD_QUERY', { fields: problems }));
  const canonical = listSearch(state, choices);
  if (canonical !== respelled(search)) throw redirect(pathname + canonical);
  return state;
}

/** The same query with every character encoded in one way. */
function respelled(search: string): string {
  const query = new URLSearchParams(search);
  return query.size > 0 ? `?${query}` : '';
}

/** What addresses of this list can say. */
export const choicesOf = ({ category, sorts }: ProductListCategoryQuery) => ({
  properties: category?.properties ?? [],
  sorts: sorts?.values ?? [],
});
