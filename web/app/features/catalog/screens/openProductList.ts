import { found, load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { type Masked, readFragment } from '../../../platform/graph/readFragment.ts';
import { head } from '../../../platform/head/head.ts';
import { formatCount, formatInteger } from '../../../platform/numbers/numbers.ts';
import { keepQuery } from '../../../platform/site/keepQuery.ts';
import { keepToPages } from '../../../platform/site/keepToPages.ts';
import { loadNotes } from '../reading/TextNotes.tsx';
import { generalFilters } from '../filter/generalFilters.ts';
import { listSearch } from '../filter/listSearch.ts';
import { isFiltered, isForSearchEngines, type ListChoices, type ListState, pageSize } from '../filter/listState.ts';
import { type ListScope, listVariables } from '../filter/listVariables.ts';
import { readListQuery } from '../filter/readListQuery.ts';
import { catalogMessages } from '../messages.ts';
import type { ListChoices_FrameFragment } from './ListChoices.generated.ts';
import { leadingOn } from './leadingOn.ts';
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
  const asked = load(args, ProductListCategoryDocument, categoryVariables, { shared: true });
  const answer = await leadingOn(args, scope.categoryId, asked);
  const category = found(args, answer.category);
  const title = titleOf(category);
  const state = readListAddress(args, choicesOf(answer));
  const variables = listVariables(scope, state);
  const [answered, notes] = await Promise.all([
    load(args, ProductListScreenDocument, variables),
    variables.key ? loadNotes() : undefined,
  ]);
  const list = found(args, answered.supplierProducts);
  const { totalCount, totalCountIsCapped } = list;
  keepToPages(args, { pageNumber: state.pageNumber, pageSize, totalCount });
  const isOnlySearched = !isFiltered({ ...state, key: undefined }) && !scope.supplierId;
  return {
    categoryVariables,
    variables,
    title,
    /** How much the list has, in words. */
    total: words.offers(formatCount(totalCount, totalCountIsCapped)),
    /** Other texts for it; with filters nobody knows what they would find. */
    relaxed: isOnlySearched && notes ? await notes.relaxedTexts(args, variables, totalCount) : [],
    noindex: !isForSearchEngines(state, choicesOf(answer)),
  };
}

export type OpenedProductList = Awaited<ReturnType<typeof openProductList>>;
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

/**
 * The state in the address of a filtered list; an address that says it in another way leads to the canonical one.
 * @param dropsUnknown what the list does not know falls out of the address and is not refused
 */
export function readListAddress(args: ScreenArgs, choices: ListChoices, { dropsUnknown = false } = {}): ListState {
  const { state, problems } = readListQuery(new URL(args.request.url).search, choices);
  const isUnknown = ({ code }: { code: string }) => code === 'PROPERTY_NOT_IN_CATEGORY';
  keepQuery(args, dropsUnknown ? problems.filter((each) => !isUnknown(each)) : problems, listSearch(state, choices));
  return state;
}

/** What addresses of this list can say. */
export function choicesOf(frame: Pick<ProductListCategoryQuery, 'category'> & Masked<ListChoices_FrameFragment>) {
  const { sorts, stockStates } = readFragment<ListChoices_FrameFragment>(frame);
  return {
    hasKey: true,
    properties: [...(frame.category?.properties ?? []), ...generalFilters(stockStates?.values ?? [])],
    sorts: sorts?.values ?? [],
  };
}
