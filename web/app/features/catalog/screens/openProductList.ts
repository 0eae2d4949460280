import { found, load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { head } from '../../../platform/head/head.ts';
import { formatInteger } from '../../../platform/numbers/numbers.ts';
import { keepQuery } from '../../../platform/site/keepQuery.ts';
import { keepToPages } from '../../../platform/site/keepToPages.ts';
import { listSearch } from '../filter/listSearch.ts';
import { isForSearchEngines, type ListChoices, type ListState, pageSize } from '../filter/listState.ts';
import { type ListScope, listVariables } from '../filter/listVariables.ts';
import { readListQuery } from '../filter/readListQuery.ts';
import { catalogMessages } from '../messages.ts';
import { ProductListCategoryDocument, type ProductListCategoryQuery } from './ProductListCategory.generated.ts';
import { ProductListScreenDocument } from './ProductListScreen.generated.ts';

const words = catalogMessages.list;

/**
 * Opens a product list. First the category, which knows what an address may filter by and is at hand after
 * the first visit; then the list, the only thing a changed filter asks for. What a form without script sent
 * is tidied into the canonical address.
 * @param titleOf names the page, and sends a wrong address away
 */
export async function openProductList(args: ScreenArgs, scope: ListScope, titleOf: (category: Category) => string) {
  const categoryVariables = { id: scope.categoryId };
  const answer = await load(args, ProductListCategoryDocument, categoryVariables, { shared: true });
  const category = found(args, answer.category);
  const title = titleOf(category);
  const state = readListAddress(args, choicesOf(answer));
  const variables = listVariables(scope, state);
  const { totalCount } = found(args, (await load(args, ProductListScreenDocument, variables)).supplierProducts);
  keepToPages(args, { pageNumber: state.pageNumber, pageSize, totalCount });
  return {
    categoryVariables,
    variables,
    title,
    /** How much the list has, in words. */
    total: words.offers(formatInteger(totalCount)),
    noindex: !isForSearchEngines(state, choicesOf(answer)),
  };
}

type Category = NonNullable<ProductListCategoryQuery['category']>;

/** The head of a product list, from what `openProductList` gave. */
export function productListHead(
  args: Parameters<typeof head>[0],
  opened?: { title: string; total: string; variables: { pageNumber: number }; noindex: boolean },
) {
  const { title = '', total = '', variables, noindex } = opened ?? {};
  const page = variables && variables.pageNumber > 1 ? formatInteger(variables.pageNumber) : undefined;
  return head(args, { title: words.title(title, page), description: words.description(title, total), noindex });
}

/** The state in the address of a filtered list; an address that says it in another way leads to the canonical one. */
export function readListAddress(args: ScreenArgs, choices: ListChoices): ListState {
  const { state, problems } = readListQuery(new URL(args.request.url).search, choices);
  keepQuery(args, problems, listSearch(state, choices));
  return state;
}

/** What addresses of this list can say. */
export const choicesOf = ({ category, sorts }: ProductListCategoryQuery) => ({
  properties: category?.properties ?? [],
  sorts: sorts?.values ?? [],
});
