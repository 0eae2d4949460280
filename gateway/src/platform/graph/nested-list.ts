import type { Answers } from '../../contract/answers.generated.ts';
import type { Arguments } from '../upstream/address.ts';
import { askList, Connection, pageArguments, type ListArguments } from './connection.ts';
import type { GraphContext } from './graph-context.ts';
import { graphError } from './graph-error.ts';
import { joinToMany, loader, type Join, type RowOf } from './joins.ts';
import { refusals } from './messages.ts';
import { asksFor, asksOnly, type Info } from './selection.ts';

type NestedList<Operation extends keyof Answers> = {
  /** The first rows of many parents in one answer. */
  many: Join<Operation>;
  /** Any page of one parent's list, with all that stands beside it. */
  one: { operation: keyof Answers; toArguments: (parentId: string) => Arguments };
  /** What comes with the first rows of many parents; by default the rows, and whether there are more. */
  simple?: ReadonlySet<string>;
};

/** The api gives each parent of a join at most this many rows. */
const MOST_OF_EACH = 100;
/** Of a list whose order is another one where it is counted. */
export const ROWS_ALONE = new Set(['__typename', 'nodes']);
const SIMPLE = new Set(['__typename', 'nodes', 'pageInfo']);

/**
 * A list inside another thing. The first rows come in one request for all parents. Whatever else a list has (a further
 * page, edges, counts, facets, a filter, an order) the api answers for one parent at a time.
 * @returns the resolver; it throws NESTED_LIST_TOO_WIDE where that is asked for several parents
 */
export function nestedList<Operation extends keyof Answers>({ many, one, simple = SIMPLE }: NestedList<Operation>) {
  const ofMany = joinToMany(many);
  return async (parent: { id: string }, given: ListArguments, graph: GraphContext, info: Info) => {
    const first = given.first ?? 0;
    if (!isSimple(given, info, simple))
      return ofOne<RowOf<Operation>>(graph, parent.id, one, given, asksFor(info, 'edges'));
    const isCounted = asksFor(info, 'pageInfo');
    const rows = await ofMany(graph, parent.id, { perParent: isCounted ? first + 1 : first }, first + 1);
    const hasNextPage = rows.length > first;
    return new Connection({ items: rows.slice(0, first), pageNumber: 1, hasNextPage });
  };
}

/** Whether the first rows are all that is asked. */
function isSimple(
  { first, after, page, ...narrowing }: ListArguments,
  info: Info,
  simple: ReadonlySet<string>,
): boolean {
  if (after != null || page != null || Object.values(narrowing).some((each) => each != null)) return false;
  if (asksFor(info, 'pageInfo') && (first ?? 0) >= MOST_OF_EACH) return false;
  return asksOnly(info, simple);
}

function ofOne<Row>(
  graph: GraphContext,
  parentId: string,
  { operation, toArguments }: NestedList<keyof Answers>['one'],
  given: ListArguments,
  withCursors: boolean,
) {
  const asked = pageArguments(given, withCursors);
  const page = loader(graph, `${operation} one ${JSON.stringify(asked)}`, async (ids) => {
    if (ids.length > 1) throw graphError(refusals.nestedListTooWide);
    return Promise.all(ids.map((id) => graph.call(operation, { ...toArguments(id), ...asked })));
  }).load(parentId);
  return askList<Row>(page);
}
