import type { ProductSort } from '../../../../api/src/modules/search/search.enums.ts';
import type { SearchRow } from '../../../../api/src/modules/search/search-row.ts';
import type { MemoryOrder } from '../../../../api/src/platform/paging/paging.ts';

/** By what offers are sorted, ascending; every order ends in the id. */
const keys: Record<ProductSort, (row: SearchRow) => number[]> = {
  RELEVANCE: ({ relevance }) => [-relevance],
  NEWEST: ({ publishedAt }) => [-Date.parse(publishedAt)],
  PRICE_ASC: ({ priceRial }) => (priceRial === null ? [1, 0] : [0, Number(priceRial)]),
  LEAD_TIME: ({ leadTimeDays }) => [leadTimeDays],
  RATING: ({ rating }) => [-rating],
  RESPONSE_TIME: ({ responseMin }) => [responseMin],
};

export const orderOf = (sort: ProductSort): MemoryOrder<SearchRow> => ({
  list: `in memory ${sort}`,
  keysOf: (row) => [...keys[sort](row), row.id],
});

/** The best fit first, then by relevance; what has no fit follows by relevance alone. */
export const orderByFit = (fits: Map<string, number>): MemoryOrder<SearchRow> => ({
  list: 'in memory by fit',
  keysOf: ({ id, relevance }) => [-(fits.get(id) ?? -1), -relevance, id],
});
