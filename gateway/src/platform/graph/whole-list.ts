import { badInput, graphError, wrongField } from './graph-error.ts';
import { Connection, type ListArguments } from './connection.ts';
import { problems, type Words } from './messages.ts';

type Row = { id: string };

/** As in the lists of which the api answers pages. */
const DEEPEST_ROW = 10_000;
const FIRST_ROWS = 20;

/**
 * A page of a list that is there whole, as every connection has it. Cursors name a row and its place, so that a walk goes on
 * where it was when that row is gone. @param list which list of which parent: a cursor of another one is refused
 * @throws GraphQLError CURSOR_INVALID, QUERY_CONFLICT, PAGE_TOO_DEEP
 */
export function pageOfWhole<R extends Row>(
  list: string,
  rows: readonly R[],
  { first, after, page }: ListArguments,
): Connection<R> {
  const pageSize = first ?? FIRST_ROWS;
  const from = after == null ? rowsBefore(page ?? 1, pageSize) : placeAfter(list, rows, after, page);
  const items = rows.slice(from, from + pageSize);
  const cursors = items.map(({ id }, index) => writeCursor(list, from + index, id));
  const startCursor = cursors[0];
  const endCursor = cursors.at(-1);
  return new Connection({
    items,
    totalCount: rows.length,
    totalCountIsCapped: false,
    hasNextPage: from + pageSize < rows.length,
    ...(from === 0 && { pageNumber: 1 }),
    ...(startCursor !== undefined && endCursor !== undefined && { startCursor, endCursor }),
    cursors,
  });
}

/** The same of a part of an answer. @param field where the parent has it */
export const partOfWhole =
  (typeName: string, field: string) =>
  (parent: Row & Record<string, unknown>, given: ListArguments): Connection<Row> =>
    pageOfWhole(`${typeName}.${field} ${parent.id}`, parent[field] as Row[], given);

function rowsBefore(page: number, pageSize: number): number {
  if (page < 1) {
    const params = [{ name: 'limit', value: '1' }];
    throw badInput('page', 'MIN_VALUE', problems.tooSmall(1), { params });
  }
  if (page * pageSize > DEEPEST_ROW) {
    const params = [{ name: 'lastRow', value: String(DEEPEST_ROW) }];
    throw wrong('page', 'PAGE_TOO_DEEP', problems.pageTooDeep(DEEPEST_ROW), params);
  }
  return (page - 1) * pageSize;
}

function placeAfter(list: string, rows: readonly Row[], after: string, page: number | null | undefined): number {
  if (page != null) throw wrong('after', 'QUERY_CONFLICT', problems.conflict);
  const [, place, id] = readCursor(list, after);
  const found = rows.findIndex((row) => row.id === id);
  // What took the place of a row that is gone was not met yet.
  return found < 0 ? place : found + 1;
}

type Cursor = readonly [list: string, place: number, id: string];

const writeCursor = (...cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url');

function readCursor(list: string, text: string): Cursor {
  const cursor = parsed(text);
  if (!isCursor(cursor) || cursor[0] !== list) throw wrong('after', 'CURSOR_INVALID', problems.cursorInvalid);
  return cursor;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}

const isCursor = (value: unknown): value is Cursor =>
  Array.isArray(value) &&
  value.length === 3 &&
  typeof value[0] === 'string' &&
  Number.isInteger(value[1]) &&
  typeof value[2] === 'string';

/** As the api refuses one argument alone: the code of the field is that of the whole. */
const wrong = (field: string, code: string, words: Words, params: { name: string; value: string }[] = []) =>
  graphError({ status: 400, code, words }, { fields: [wrongField(field, code, words, params)] });
