import { redirect } from 'react-router-dom';
import { found, load, type ScreenArgs } from '../../../platform/graph/load.ts';
import { categoryTypeOf, relaxedTexts } from '../../catalog/index.ts';
import { isSearchable, tidyKey } from '../../../platform/text/searchKey.ts';
import { productSearchPath } from '../paths.ts';
import { inList, pageNumberOf, pageSize, refuse } from '../searchPage.ts';
import { ProductSearchFrameDocument } from './ProductSearchFrame.generated.ts';
import { ProductSearchScreenDocument } from './ProductSearchScreen.generated.ts';

/** Opens the search within one root of the market; without a key it lists the root. */
export async function openProductSearch(args: ScreenArgs) {
  const categoryType = categoryTypeOf(args);
  const { topLevelCategories } = await load(args, ProductSearchFrameDocument, {}, { shared: true });
  const root = found(
    args,
    topLevelCategories?.find((each) => each.categoryType === categoryType),
  );
  const pageNumber = pageNumberOf(args);
  const key = readKey(args, pageNumber);
  const variables = { categoryId: root.id, ...(key && { key }), pageNumber, pageSize };
  const { supplierProducts } = await load(args, ProductSearchScreenDocument, variables);
  const { totalCount } = found(args, supplierProducts);
  inList(args, pageNumber, totalCount);
  const relaxed = await relaxedTexts(args, variables, totalCount);
  return { variables, relaxed, name: root.name, code: args.params.categoryType ?? '', key };
}

/** What was typed, tidied; an empty field of the form falls out of the address. */
function readKey(args: ScreenArgs, pageNumber: number): string {
  const typed = new URL(args.request.url).searchParams.get('key');
  if (typed === null) return '';
  const key = tidyKey(typed);
  if (key !== typed || key === '') throw redirect(productSearchPath(args.params.categoryType ?? '', key, pageNumber));
  return isSearchable(key) ? key : refuse(args, 'key', 'MIN_LENGTH');
}
