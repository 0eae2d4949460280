import { invalid } from './problem.ts';

export type Paging = { pageNumber: number; pageSize: number };

/** Rows beyond this cost more to skip than anyone reads. */
const DEEPEST_ROW = 10_000;

/** Fills the defaults in and refuses pages that are too deep. @throws Problem 400 PAGE_TOO_DEEP */
export function paging(query: Partial<Paging>): Paging & { offset: number } {
  const pageNumber = query.pageNumber ?? 1;
  const pageSize = query.pageSize ?? 20;
  const offset = (pageNumber - 1) * pageSize;
  if (offset + pageSize > DEEPEST_ROW) invalid('pageNumber', 'PAGE_TOO_DEEP', String(DEEPEST_ROW));
  return { pageNumber, pageSize, offset };
}

/** One page cut from rows that are all in memory. */
export function pageOf<T>(rows: T[], query: Partial<Paging>) {
  const { pageNumber, pageSize, offset } = paging(query);
  return { items: rows.slice(offset, offset + pageSize), totalCount: rows.length, pageNumber, pageSize };
}

/** A join's answer: everything asked for, as one page. */
export const onePage = <T>(items: T[]) => ({
  items,
  totalCount: items.length,
  pageNumber: 1,
  pageSize: Math.max(1, items.length),
});
