export type { SearchEngine } from './engine/engine.ts';
export { ProductSort, StockState } from './search.enums.ts';
export type { Search, StoredCard } from './search.service.ts';
export {
  copySearchRows,
  indexOffers,
  readIndexed,
  readStrayRows,
  readWordless,
  removeSearchRows,
  withoutIndexes,
  writeSearchRows,
} from './engine/write-rows.ts';
export { finishedWords, productWords, type ProductWords } from './finished-words.ts';
export { readWronglyCounted, refreshOfferCounts } from './offer-counts.ts';
export { codeKey } from './words.ts';
export { relevanceOf, toSlots, type SearchRow } from './search-row.ts';
export { mendTerms } from './mend-terms.ts';
export { type FoundLine, inTurn } from './lines.service.ts';
export type { TypedName } from './names.ts';
export { addCounts, TermCounts } from './terms.ts';
export { appliesMeasures, SearchReading } from './reading.schemas.ts';
export { facetFields, Measures, ProductFilter, PropertyFilter } from './search.schemas.ts';
export type { ContentRow } from './contents/content-row.ts';
export { lockContents, weighContents, writeContents } from './contents/write-contents.ts';
export type { ContentKind } from './search.enums.ts';
