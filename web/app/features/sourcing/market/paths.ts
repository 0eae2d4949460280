/** Where open requests stand that one may answer. */
export const marketPath = '/profile/directorder/open';

export interface MarketState {
  searchKey: string | undefined;
  pageNumber: number;
}

export function marketHref({ searchKey, pageNumber = 1 }: Partial<MarketState>): string {
  const query = new URLSearchParams();
  if (searchKey) query.set('searchKey', searchKey);
  if (pageNumber > 1) query.set('pageNumber', String(pageNumber));
  return query.size > 0 ? `${marketPath}?${query}` : marketPath;
}
