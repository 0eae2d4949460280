import { found, load, type ScreenArgs } from '../../../platform/graph/load.ts';
import type { SupplierSort } from '../../../platform/graph/types.generated.ts';
import { keepAddress } from '../../../platform/site/keepAddress.ts';
import { keepToPages } from '../../../platform/site/keepToPages.ts';
import {
  isFiltered,
  leadingOn,
  productFilter,
  ProductListCategoryDocument,
  readListAddress,
} from '../../catalog/index.ts';
import { ownFilters, splitSelected } from '../list/ownFilters.ts';
import { pageSize } from '../list/supplierList.ts';
import { categorySuppliersPath } from '../../../paths.ts';
import { CategorySuppliersScreenDocument } from './CategorySuppliersScreen.generated.ts';
import { SuppliersFrameDocument } from './SuppliersFrame.generated.ts';

/**
 * Opens the suppliers of a category. The address filters by what their offers measure, as the product list's
 * does, and by what they are themselves; the orders are those of suppliers.
 */
export async function openCategorySuppliers(args: ScreenArgs) {
  const categoryVariables = { id: args.params.categoryId ?? '' };
  const [frame, answer] = await Promise.all([
    load(args, SuppliersFrameDocument, {}, { shared: true }),
    leadingOn(args, categoryVariables.id, load(args, ProductListCategoryDocument, categoryVariables, { shared: true })),
  ]);
  const category = found(args, answer.category);
  keepAddress(args, categorySuppliersPath(category));
  const properties = [...ownFilters, ...(category.properties ?? [])];
  const state = readListAddress(args, { hasKey: true, properties, sorts: frame.sorts?.values ?? [] });
  const { own, measured } = splitSelected(state.selected);
  const filter = {
    ...productFilter({ ...state, selected: measured }),
    ...own,
    ...(state.key && { searchKey: state.key }),
  };
  const variables = {
    ...categoryVariables,
    filter,
    // How many each of the two would leave.
    confirmed: { ...filter, onlyConfirmed: true },
    delegating: { ...filter, hasDelegation: true },
    // An address names no other orders than those of its list.
    ...(state.sort && { sort: state.sort as SupplierSort }),
    pageNumber: state.pageNumber,
    pageSize,
  };
  const lists = (await load(args, CategorySuppliersScreenDocument, variables)).category;
  const { totalCount, totalCountIsCapped } = found(args, lists?.suppliers);
  keepToPages(args, { pageNumber: state.pageNumber, pageSize, totalCount });
  return {
    categoryVariables,
    variables,
    totalCount,
    totalCountIsCapped,
    name: category.name,
    noindex: isFiltered(state),
  };
}
