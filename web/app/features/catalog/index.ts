// What other features may use of the catalogue.
export { categoryTypeOf } from './categoryType.ts';
export { CategoryTrail } from './components/CategoryTrail.tsx';
export { useListState } from './components/filter/useListState.ts';
export { FilteredList } from './components/FilteredList.tsx';
export { ListHeading } from './components/ListHeading.tsx';
export { CompareTray } from './compare/choosing/CompareTray.tsx';
export { ProductCard } from './components/ProductCard.tsx';
export { SupplierStrip } from './suppliers/SupplierStrip.tsx';
export { SupplierProductList } from './components/SupplierProductList.tsx';
export { isFiltered } from './filter/listState.ts';
export { productFilter } from './filter/listVariables.ts';
export { productListHead, readListAddress } from './screens/openProductList.ts';
export { openSupplierProductList } from './screens/openSupplierProductList.ts';
export { ProductListCategoryDocument } from './screens/ProductListCategory.generated.ts';
