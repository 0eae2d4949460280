import type { OperationVariables } from '@apollo/client';
import type { SelectionNode } from 'graphql';
import { GraphError } from '../GraphError.ts';
import type { Question } from '../question.ts';
import type { Payload } from '../userErrors.ts';
import { asDocument, type BrowserGraph, type Entry, outdate } from './BrowserGraph.ts';
import type { Asked } from './Engine.ts';

/** What a write makes of an answer, shown before the server says so. */
export interface Expected<Data = unknown, Variables extends OperationVariables = OperationVariables> {
  document: Question<Data, Variables>;
  variables: Variables;
  data: Data;
}

interface WriteOptions {
  /** Documents whose answers it makes untrue, whatever their variables; a text is a field that they ask for. */
  outdates: readonly (Asked['document'] | string)[];
  /** Those of them whose answers at hand come along even if they are not shown. */
  brings: readonly Asked['document'][];
  /**
   * The answer that it leads to, if that is known: asked for at once and shown, and asked for again with the payload. When
   * the mutation fails, what was shown before is back.
   */
  expect: ((written?: Payload) => Expected | undefined) | undefined;
}

/** So many answers come along with a write; the web origin takes no more. */
const mostBrought = 4;

/**
 * Runs a mutation; what its payload tells of things shows wherever they stand. Rejects with a GraphError, also when the
 * payload says why nothing was changed; nothing is repeated. In a file of its own: who only reads does not load it.
 * @returns the payload of its one field
 */
export async function runWrite<Data, Variables extends OperationVariables>(
  graph: BrowserGraph,
  document: Question<Data, Variables>,
  variables: Variables,
  { outdates, brings, expect }: WriteOptions,
): Promise<Payload> {
  const takeBack = showExpected(graph, expect?.());
  try {
    const engine = await graph.warmUp();
    const held = graph.held((each) =>
      outdates.some((it) => (typeof it === 'string' ? asksFor(each, it) : it === each)),
    );
    const along = held
      .filter((entry) => entry.listeners.size > 0 || brings.includes(entry.document))
      .slice(-mostBrought);
    const { payload, brought } = await engine.change({ document: asDocument(document), variables }, along);
    showExpected(graph, expect?.(payload));
    await renew(graph, held, new Map(along.map((entry, index) => [entry, brought[index]])));
    return payload;
  } catch (error) {
    takeBack();
    throw error;
  }
}

/**
 * Somebody else changed what stands in these fields (`viewer.notes`): what is shown of it is asked anew. Never rejects.
 * @returns whether all of it was answered; false when asking again may help
 */
export async function renewPlaces(graph: BrowserGraph, places: readonly string[]): Promise<boolean> {
  const held = graph.held((document) => places.some((place) => asksFor(document, place)));
  const failures = await renew(graph, held, new Map());
  return !failures.some(isTransient);
}

/** Whether the same question may be answered a little later: no connection, a deadline, too many requests. */
function isTransient(error: unknown): boolean {
  return error instanceof GraphError && (error.status === 0 || error.status === 429 || error.status >= 500);
}

/** Whether an operation itself asks for a field: of everybody's, `supplierProduct`, or of one of its roots, `viewer.notes`. */
function asksFor({ definitions: [first] }: Asked['document'], place: string): boolean {
  const [root, field] = place.split('.');
  const named = (selections: readonly SelectionNode[] = [], name?: string) =>
    selections.flatMap((each) => (each.kind === 'Field' && each.name.value === name ? [each] : []));
  if (first?.kind !== 'OperationDefinition') return false;
  return named(first.selectionSet.selections, root).some(
    ({ selectionSet }) => !field || named(selectionSet?.selections, field).length > 0,
  );
}

/**
 * What was brought is the truth; what is shown without is asked anew, and the rest is forgotten.
 * @returns why some of it was not answered
 */
async function renew(
  graph: BrowserGraph,
  entries: readonly Entry[],
  brought: ReadonlyMap<Entry, unknown>,
): Promise<unknown[]> {
  const asked: Promise<unknown>[] = [];
  for (const entry of entries) {
    outdate(entry);
    const data = brought.get(entry);
    if (data) graph.show(entry, data);
    else if (entry.listeners.size > 0) asked.push(graph.fetchForAll(entry));
    else entry.data = undefined;
  }
  // Without an answer the old one stays, and is asked when it is next opened: the write itself was done.
  const settled = await Promise.allSettled(asked);
  return settled.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
}

/** @returns what takes it back */
function showExpected(graph: BrowserGraph, expected: Expected | undefined): () => void {
  if (!expected) return () => undefined;
  const entry = graph.latest(graph.entry(expected.document, expected.variables));
  const before = entry.data;
  graph.show(entry, expected.data);
  return () => {
    if (before !== undefined) return graph.show(entry, before);
    outdate(entry);
    graph.change(entry, undefined);
  };
}
