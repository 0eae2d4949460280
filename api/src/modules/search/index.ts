export { ProductSort } from './search.enums.ts';
export type { Search } from './search.service.ts';
export {
  refreshOfferCounts,
  relevanceOf,
  searchColumns,
  toSlots,
  writeSearchRows,
  type SearchRow,
} from './index-offers.ts';
export { refreshTerms, writeTerms } from './terms.ts';
export { titleKey } from './words.ts';
export { ProductFilter, PropertyFacet, PropertyFilter } from './search.schemas.ts';
