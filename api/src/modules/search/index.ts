export { makeSearch, type Search } from './search.service.ts';
export {
  refreshOfferCounts,
  relevanceOf,
  searchColumns,
  titleKey,
  toSlots,
  writeSearchRows,
  type SearchRow,
} from './index-offers.ts';
export { ProductFilter, ProductSort, PropertyFacet, PropertyFilter } from './search.schemas.ts';
