import { GraphQLError } from 'graphql';
import type { Answers } from '../contract/answers.generated.ts';
import type { GraphContext } from '../platform/graph/graph-context.ts';
import { loader } from '../platform/graph/joins.ts';
import type { Arguments } from '../platform/upstream/address.ts';

export type Operation = keyof Answers & string;
type Row = { id?: string } & Record<string, unknown>;
/** Asks for a thing by its id, or by the id of what it is a part of. */
export type Read = (graph: GraphContext, id: string, parentId: string) => Promise<unknown>;

const LARGEST_PAGE = 100;
const UNSEEN = new Set([401, 403, 404]);

/** What who asks may not see is the same as what is not there. @throws GraphQLError of anything else */
export function unseen(error: unknown): null {
  const { http } = (error instanceof GraphQLError ? error.extensions : {}) as { http?: { status?: number } };
  if (!UNSEEN.has(http?.status ?? 0)) throw error;
  return null;
}

const listOf = (answer: unknown): Row[] =>
  Array.isArray(answer) ? (answer as Row[]) : ((answer as { items?: Row[] } | null)?.items ?? []);

/** Rows of a list by their ids, all of them in one request. */
export const rows =
  (operation: Operation, more: Arguments = {}): Read =>
  (graph, id) =>
    loader(graph, `rows of ${operation}`, (ids) => pick(graph, operation, ids, more)).load(id);

/** Rows of a list that belongs to something, each list in one request. @param parameter takes the id of what it belongs to */
export const rowsOf =
  (operation: Operation, parameter: string): Read =>
  (graph, id, parentId) =>
    loader(graph, `rows of ${operation} ${parentId}`, (ids) =>
      pick(graph, operation, ids, { [parameter]: parentId }),
    ).load(id);

async function pick(graph: GraphContext, operation: Operation, ids: readonly string[], more: Arguments) {
  const found = listOf(await graph.call(operation, { ids, pageSize: LARGEST_PAGE, ...more }));
  const byId = new Map(found.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** What an operation answers to one id. */
export const one =
  (operation: Operation, parameter = 'id'): Read =>
  (graph, id) =>
    loader(graph, `one of ${operation}`, (ids) =>
      Promise.all(ids.map((each) => graph.call(operation, { [parameter]: each }).catch(unseen))),
    ).load(id);

/** What an operation answers to many ids, for the row that one of them has. @param parameter takes the ids */
export const ofMany =
  (operation: Operation, parameter: string): Read =>
  (graph, id) =>
    loader(graph, `many of ${operation}`, async (ids) => {
      const found = listOf(await graph.call(operation, { [parameter]: ids }));
      return ids.map((each) => found.filter((row) => Object.values(row).includes(each)));
    }).load(id);

/** All that an operation answers, which is bounded by nature. */
export const all =
  (operation: Operation): Read =>
  (graph) =>
    loader(graph, `all of ${operation}`, async () => [await graph.call(operation, {})]).load('');

/** A part of what the read of its parent answers. @param path the fields that lead to it */
export const part =
  (whole: Read, ...path: string[]): Read =>
  async (graph, id, parentId) => {
    const answer = await whole(graph, parentId, '');
    let level: Row[] = [(answer ?? []) as Row[]].flat();
    for (const field of path) level = level.flatMap((row) => (row[field] ?? []) as Row[]);
    return level.find((row) => row.id === id) ?? null;
  };
