export { ProductSort } from './search.enums.ts';
export type { Search, StoredCard } from './search.service.ts';
export { copySearchRows, indexOffers, readStrayRows, removeSearchRows, writeSearchRows } from './index-offers.ts';
export { readWronglyCounted, refreshOfferCounts } from './offer-counts.ts';
export { relevanceOf, toSlots, type SearchRow } from './search-row.ts';
export { mendTerms } from './mend-terms.ts';
export { refreshTerms, writeTerms } from './terms.ts';
export { titleKey } from './words.ts';
export { ProductFilter, PropertyFacet, PropertyFilter } from './search.schemas.ts';
