import type { GraphQLError } from 'graphql';
import { selectOperation, type DocumentStore } from '../documents/document-store.ts';
import type { Cost } from '../documents/cost.ts';
import type { Account } from '../doors/budget.ts';
import type { GraphContext } from './graph-context.ts';
import type { Result } from './result-text.ts';

/** The parameters of GraphQL over HTTP. */
export type Params = { query: string; operationName?: string | null; variables?: Record<string, unknown> | null };
export type Executed = { result: Result; cost?: Cost | undefined };

/**
 * The short way for operations that were asked before: compiled, without Yoga. It takes only what is sure to succeed there;
 * everything else (a first time, a broken document, wrong variables) goes through Yoga, which knows how to refuse.
 * @param account pays for it before it starts @returns undefined when it is not for this lane
 */
export function executeCompiled(
  store: DocumentStore,
  { query, operationName, variables }: Params,
  graph: GraphContext,
  account: Account | undefined,
): Promise<Executed | undefined> | undefined {
  const prepared = store.find(query);
  const operation = prepared && selectOperation(prepared, operationName);
  // What changes something goes the long way, which takes it by POST alone.
  const compiled = operation?.node.operation === 'query' ? store.compiled(query, prepared!, operation) : undefined;
  return compiled && run(compiled.query, operation!.costOf, { variables: variables ?? {}, graph, account });
}

type Run = { variables: Record<string, unknown>; graph: GraphContext; account: Account | undefined };
type Query = (root: unknown, context: GraphContext, variables: Record<string, unknown>) => unknown;

async function run(
  query: Query,
  costOf: (variables: Record<string, unknown>) => Cost,
  { variables, graph, account }: Run,
): Promise<Executed | undefined> {
  const cost = affordable(costOf, variables);
  if (!cost) return undefined;
  try {
    const paying = account?.pay(cost.requested);
    if (paying) await paying;
  } catch (error) {
    return { result: { errors: [error as GraphQLError] } };
  }
  const result = (await query(undefined, graph, variables)) as Result;
  return result.data === undefined ? undefined : { result, cost };
}

/** @returns undefined for what is refused, which is said where its variables are looked at first */
function affordable(costOf: (variables: Record<string, unknown>) => Cost, variables: Record<string, unknown>) {
  try {
    return costOf(variables);
  } catch {
    return undefined;
  }
}
