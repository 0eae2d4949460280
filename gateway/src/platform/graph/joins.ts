import DataLoader from 'dataloader';
import type { Answers } from '../../contract/answers.generated.ts';
import type { Arguments } from '../upstream/address.ts';
import type { GraphContext } from './graph-context.ts';
import { renameFields } from './graph-error.ts';

/** The api takes at most this many ids at once. */
const MOST_IDS = 100;
const LARGEST_PAGE = 100;

/** A row of what an operation answers, which is a page or a list. */
export type RowOf<Operation extends keyof Answers> = Answers[Operation] extends { items: (infer Row)[] }
  ? Row
  : Answers[Operation] extends (infer Row)[]
    ? Row
    : never;

/** Operations that answer rows with an id. */
type Listing = { [Each in keyof Answers]: RowOf<Each> extends { id: string } ? Each : never }[keyof Answers];

/**
 * A read of the api that answers a field for many parents at once. However long the list of parents is, a query costs one
 * request for each join in it (and one more for each further hundred of parents).
 */
export type Join<Operation extends keyof Answers> = {
  /** operationId */
  operation: Operation;
  /** The parameter that takes the ids of the parents. */
  parameter: string;
  /** The ids of the parents a row belongs to, out of those asked for. */
  parentsOf: (row: RowOf<Operation>) => string | readonly string[] | undefined;
};

type Page<Row> = { items: Row[]; totalCount: number };

/** A join to one row: `load` gives null for an id that has none. */
export function joinToOne<Operation extends Listing>(operation: Operation, parameter = 'ids') {
  type Row = RowOf<Operation> & { id: string };
  const read = readAll<Row>(operation, parameter);
  return (graph: GraphContext, id: string): Promise<Row | null> =>
    loader(graph, `${operation} ${parameter}`, async (ids) => {
      const rows = new Map((await read(graph, ids, {})).map((row) => [row.id, row]));
      return ids.map((each) => rows.get(each) ?? null);
    }).load(id) as Promise<Row | null>;
}

/**
 * What somebody asks for by its id, where the api has a list alone; null when there is none. It is asked for by itself, so
 * that an id that cannot be one fails no other field.
 */
export function oneById<Operation extends Listing>(operation: Operation) {
  type Row = RowOf<Operation> & { id: string };
  const read = readAll<Row>(operation, 'ids');
  return async (graph: GraphContext, id: string): Promise<Row | null> => {
    try {
      return (await read(graph, [id], {}))[0] ?? null;
    } catch (error) {
      renameFields(error, (field) => (field === 'ids[0]' ? 'id' : field));
      throw error;
    }
  };
}

/** A join to rows in the order of the api. @param given more arguments of the operation, such as `perParent` */
export function joinToMany<Operation extends keyof Answers>(join: Join<Operation>) {
  type Row = RowOf<Operation>;
  const read = readAll<Row>(join.operation, join.parameter);
  return (graph: GraphContext, parentId: string, given: Arguments = {}, most = Infinity): Promise<Row[]> =>
    loader(graph, `${join.operation} ${join.parameter} ${JSON.stringify(given)}`, async (ids) => {
      const groups = new Map<string, Row[]>(ids.map((id) => [id, []]));
      for (const row of await read(graph, ids, given)) {
        for (const parent of [join.parentsOf(row) ?? []].flat()) {
          const group = groups.get(parent);
          if (group && group.length < most) group.push(row);
        }
      }
      return ids.map((id) => groups.get(id));
    }).load(parentId) as Promise<Row[]>;
}

/** One loader for each join of a request: fields that are asked side by side wait for each other. */
export function loader(graph: GraphContext, key: string, load: (ids: readonly string[]) => Promise<unknown[]>) {
  let found = graph.loaders.get(key);
  if (!found) graph.loaders.set(key, (found = new DataLoader(load, { maxBatchSize: MOST_IDS })));
  return found;
}

/** Some answers are lists, others pages; of those every page is read. */
function readAll<Row>(operation: keyof Answers, parameter: string) {
  return async (graph: GraphContext, ids: readonly string[], given: Arguments): Promise<Row[]> => {
    const page = (pageNumber: number) =>
      graph.call(operation, { [parameter]: ids, pageSize: LARGEST_PAGE, pageNumber, ...given }) as Promise<
        Row[] | Page<Row>
      >;
    const first = await page(1);
    if (Array.isArray(first)) return first;
    if (first.items.length >= first.totalCount || first.items.length === 0) return first.items;
    const others = Array.from({ length: Math.ceil(first.totalCount / LARGEST_PAGE) - 1 }, (_, index) =>
      page(index + 2),
    );
    return [first, ...((await Promise.all(others)) as Page<Row>[])].flatMap(({ items }) => items);
  };
}
