import { toAsciiDigits } from '../../../platform/text/digits.ts';

export const pageSize = 20;
const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What the address says of the articles of a supplier. */
export interface ArticlesState {
  merchantId: string;
  pageNumber: number;
}

/** @returns undefined where the address is not that of articles */
export function readArticlesAddress(search: string): ArticlesState | undefined {
  const query = new URLSearchParams(search);
  const merchantId = query.get('merchantId') ?? '';
  if (query.get('tab') !== 'articles' || !idPattern.test(merchantId)) return undefined;
  const page = Number(toAsciiDigits(query.get('pageNumber') ?? '1'));
  return { merchantId, pageNumber: Number.isInteger(page) && page > 0 && page * pageSize <= 10_000 ? page : 1 };
}

/** The address that says it, for links. */
export const articlesHref = (merchantId: string, pageNumber = 1): string =>
  `/profile/suppliers?tab=articles&merchantId=${merchantId}${pageNumber > 1 ? `&pageNumber=${pageNumber}` : ''}`;

/** What the list is asked with. */
export const articlesVariables = ({ pageNumber }: ArticlesState, supplierId: string) => ({
  supplierId,
  pageNumber,
  pageSize,
});
