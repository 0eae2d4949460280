import { graphError, renameFields } from './graph-error.ts';
import { refusals } from './messages.ts';

/** A page of rows as the api answers it. What stands beside the rows (facets, counts by type) is kept. */
export type Page<Row = unknown> = {
  items: Row[];
  /** Absent after a cursor. */
  pageNumber?: number;
  totalCount?: number;
  totalCountIsCapped?: boolean;
  hasNextPage: boolean;
  startCursor?: string;
  endCursor?: string;
  /** One for each row, where they were asked for. */
  cursors?: string[];
};

/** Arguments of a list in the graph. */
export type ListArguments = { first?: number | null; after?: string | null; page?: number | null };

/** A page as the graph shows it. Edges are built when they are read, which is when they are asked for. */
export class Connection<Row = unknown> {
  readonly #page: Page<Row>;

  constructor(page: Page<Row>) {
    const { items: _items, cursors: _cursors, ...beside } = page;
    this.#page = page;
    Object.assign(this, beside);
  }

  get nodes() {
    return this.#page.items;
  }

  get edges() {
    const { items, cursors = [] } = this.#page;
    return items.map((node, index) => ({ cursor: cursors[index], node }));
  }

  get pageInfo() {
    const { pageNumber, hasNextPage, startCursor, endCursor } = this.#page;
    // What comes after a cursor comes after the row of that cursor.
    return { hasNextPage, hasPreviousPage: pageNumber !== 1, startCursor, endCursor };
  }
}

/** The api's words for which rows are asked. Edges have cursors, which cost the api a little. */
export function pageArguments({ first, after, page, ...narrowing }: ListArguments, withCursors: boolean) {
  return { ...narrowing, pageSize: first, pageNumber: page, after, ...(withCursors && { cursors: true }) };
}

const ofGraph: Record<string, string> = { pageSize: 'first', pageNumber: 'page' };

/** Asks for a list; what the api refuses of its arguments is told in the graph's words. @throws GraphQLError */
export async function askList<Row>(asked: Promise<unknown>): Promise<Connection<Row>> {
  try {
    const page = (await asked) as Page<Row> | null;
    // Edges are read where no failure is waited for.
    if (!Array.isArray(page?.items)) throw graphError(refusals.upstreamInvalid);
    return new Connection(page);
  } catch (error) {
    renameFields(error, (field) => ofGraph[field] ?? field);
    throw error;
  }
}
