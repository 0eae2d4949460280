export { makeLexicon } from './lexicon.ts';
export { makeSearch, type Search } from './search.service.ts';
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
export { ProductFilter, ProductSort, PropertyFacet, PropertyFilter } from './search.schemas.ts';
export { searchRoutes } from './searches.routes.ts';
export { makeSearches } from './searches.service.ts';
