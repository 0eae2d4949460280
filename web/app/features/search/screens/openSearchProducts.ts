import { redirect } from 'react-router-dom';
import { found, load, type ScreenArgs } from '../../../platform/graph/load.ts';
import {
  choicesOf,
  isGeneral,
  type ListChoices,
  listSearch,
  type ListState,
  listVariables,
  ProductListCategoryDocument,
  type ProductListCategoryQuery,
  readListAddress,
  withoutWords,
} from '../../catalog/index.ts';
import { searchableKey } from '../../../platform/text/searchKey.ts';
import { productListPath } from '../../../paths.ts';
import { inList } from '../searchPage.ts';
import type { SearchScreenQuery } from './SearchScreen.generated.ts';
import { SearchProductsDocument } from './SearchProducts.generated.ts';
import { SearchProductsFrameDocument, type SearchProductsFrameQuery } from './SearchProductsFrame.generated.ts';

type Reading = Pick<NonNullable<SearchScreenQuery['search']>['reading'], 'text' | 'categoryId' | 'applied'>;

/**
 * Opens the found products: first what they can be filtered by, which for the properties of a kind needs the kind that the
 * text means; then the list. A filter by a property narrows it to that kind.
 * @param reading how the text was read
 */
export async function openSearchProducts(args: ScreenArgs, key: string, reading: Reading) {
  const kind = reading.categoryId ? { id: reading.categoryId } : undefined;
  const [frame, ofKind] = await Promise.all([
    load(args, SearchProductsFrameDocument, {}, { shared: true }),
    kind && load(args, ProductListCategoryDocument, kind, { shared: true }),
  ]);
  const choices = searchChoices(frame, ofKind);
  // Another text may mean another kind, without the property of the last one's filter.
  const state = readListAddress(args, choices, { dropsUnknown: true });
  if (ofKind?.category) leadToChangedFilter(ofKind.category, state, choices, reading);
  const isOfKind = state.includeUnknown || state.selected.some(({ propertyId }) => !isGeneral(propertyId));
  const variables = {
    ...listVariables(isOfKind && kind ? { categoryId: kind.id } : {}, state),
    key,
    hasKind: kind !== undefined,
    ...(kind && { kindId: kind.id }),
  };
  const { totalCount } = found(args, (await load(args, SearchProductsDocument, variables)).supplierProducts);
  inList(args, state.pageNumber, totalCount);
  return { variables, kind };
}

/** Another value for what words of the text filter by takes their place: the list of the kind, with the rest of the text. */
function leadToChangedFilter(
  kind: { id: string; slug: string },
  state: ListState,
  choices: ListChoices,
  { text, applied }: Reading,
): void {
  const changed = applied.filter((chip) => state.selected.some(({ propertyId }) => propertyId === chip.propertyId));
  if (changed.length === 0) return;
  const rest = changed.reduce((left, chip) => withoutWords(left, chip.text), text);
  const key = searchableKey(rest);
  throw redirect(encodeURI(productListPath(kind)) + listSearch({ ...state, key, pageNumber: 1 }, choices));
}

/** What the address of found products can say; their text stands in its path. */
export function searchChoices(frame: SearchProductsFrameQuery, ofKind: ProductListCategoryQuery | undefined) {
  return { ...choicesOf({ ...frame, category: ofKind?.category ?? null }), hasKey: false };
}
