import { invalid } from '../problem.ts';
import { type Keys, readCursor, writeCursor } from './cursor.ts';

/** What the query of a paged list says of the page (platform/schema.ts, pagingQuery). */
export type PageQuery = {
  pageNumber?: number | undefined;
  pageSize?: number | undefined;
  after?: string | undefined;
  cursors?: boolean | undefined;
  ids?: readonly string[] | undefined;
};

/** Which part of a list is wanted: a page by its number, or the rows after a cursor. */
export type Paging = {
  pageSize: number;
  /** Undefined after a cursor: nobody counts the rows before it. */
  pageNumber: number | undefined;
  offset: number;
  after: string | undefined;
  withCursors: boolean;
  /** Only these rows. */
  ids?: readonly string[] | undefined;
};

/** The envelope of a page, but for its rows and the number of all. */
export type PageInfo = {
  totalCountIsCapped: boolean;
  pageNumber?: number;
  pageSize: number;
  hasNextPage: boolean;
  startCursor?: string;
  endCursor?: string;
  cursors?: string[];
};

/** Rows of one page as the database gave them. */
export type Slice<Row> = { rows: Row[]; page: PageInfo };

/** Rows beyond this cost more to skip than anyone reads; whoever reads on goes by cursor. */
const DEEPEST_ROW = 10_000;

/** Fills the defaults in. @throws Problem 400 PAGE_TOO_DEEP, QUERY_CONFLICT for a number and a cursor at once */
export function paging({ pageNumber, pageSize = 20, after, cursors = false, ids }: PageQuery): Paging {
  if (after !== undefined && pageNumber !== undefined) invalid('after', 'QUERY_CONFLICT');
  if (after !== undefined) return { pageSize, pageNumber: undefined, offset: 0, after, withCursors: cursors, ids };
  const number = pageNumber ?? 1;
  const offset = (number - 1) * pageSize;
  if (offset + pageSize > DEEPEST_ROW) invalid('pageNumber', 'PAGE_TOO_DEEP', String(DEEPEST_ROW));
  return { pageSize, pageNumber: number, offset, after, withCursors: cursors, ids };
}

/** The envelope of rows whose keys are `keys`. @param list the list and its order, for its cursors */
export function pageInfo(
  { pageSize, pageNumber, withCursors }: Paging,
  list: string,
  keys: readonly Keys[],
  hasNextPage: boolean,
): PageInfo {
  const first = keys[0];
  const last = keys.at(-1);
  return {
    totalCountIsCapped: false,
    ...(pageNumber !== undefined && { pageNumber }),
    pageSize,
    hasNextPage,
    ...(first && last && { startCursor: writeCursor(list, first), endCursor: writeCursor(list, last) }),
    ...(withCursors && { cursors: keys.map((each) => writeCursor(list, each)) }),
  };
}

/** A page on which nothing is. */
export const emptyPage = <Row>(wanted: Paging): Slice<Row> => ({ rows: [], page: pageInfo(wanted, '', [], false) });

/** Leaves rows of a page out, and their cursors with them. The page ends where it ended: whoever reads on misses nothing. */
export function keep<Row>({ rows, page }: Slice<Row>, isKept: (row: Row) => boolean): Slice<Row> {
  const kept = rows.map(isKept);
  const { cursors } = page;
  return {
    rows: rows.filter((_, index) => kept[index]),
    page: cursors ? { ...page, cursors: cursors.filter((_, index) => kept[index]) } : page,
  };
}

/** How rows in memory are sorted: ascending by these keys, the last of which no two rows share. */
export type MemoryOrder<T> = { list: string; keysOf: (row: T) => Exclude<Keys[number], null>[] };

/** Rows in memory, sorted. */
export const inOrder = <T>(rows: Iterable<T>, { keysOf }: MemoryOrder<T>): T[] =>
  [...rows].sort((one, other) => compareKeys(keysOf(one), keysOf(other)));

/** Which of two rows in memory comes first. */
function compareKeys(one: Keys, other: Keys): number {
  for (const [index, key] of one.entries()) {
    const beside = other[index]!;
    // Of one kind: keys of one order in one place.
    if (key !== beside) return (key as number) < (beside as number) ? -1 : 1;
  }
  return 0;
}

/** One page cut from rows that are all in memory, in that order. */
export function pageOf<T>(rows: T[], query: PageQuery, { list, keysOf }: MemoryOrder<T>) {
  const wanted = paging(query);
  const from = wanted.after === undefined ? wanted.offset : placeAfter(wanted.after);
  const items = rows.slice(from, from + wanted.pageSize);
  const hasNextPage = from + wanted.pageSize < rows.length;
  return { items, totalCount: rows.length, ...pageInfo(wanted, list, items.map(keysOf), hasNextPage) };

  function placeAfter(cursor: string): number {
    const some = rows[0] && keysOf(rows[0]);
    const areRight = (keys: Keys) =>
      !some || (keys.length === some.length && keys.every((key, index) => typeof key === typeof some[index]));
    const keys = readCursor(list, cursor, areRight);
    const place = rows.findIndex((row) => compareKeys(keysOf(row), keys) > 0);
    return place < 0 ? rows.length : place;
  }
}

/** A join's answer: everything asked for, as one page. */
export const onePage = <T>(items: T[]) => ({
  items,
  totalCount: items.length,
  totalCountIsCapped: false,
  pageNumber: 1,
  pageSize: Math.max(1, items.length),
  hasNextPage: false,
});
