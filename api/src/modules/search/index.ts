export { ProductSort } from './search.enums.ts';
export { searchErrors } from './search.errors.ts';
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
export { ProductFilter, PropertyFacet, PropertyFilter } from './search.schemas.ts';
export { searchRoutes } from './searches.routes.ts';
export { makeSearches } from './searches.service.ts';
