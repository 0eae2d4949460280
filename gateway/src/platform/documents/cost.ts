import { Kind, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { graphError } from '../graph/graph-error.ts';
import { planOperation, SizeError, type Variables } from './cost-plan.ts';
import { fragmentsOf, isIntrospection } from './limits.ts';

/** What one operation may cost. */
export const MOST_COST = 1_000;
const costLimits = { cost: MOST_COST, nodes: 10_000, introspectionNodes: 100_000 };
const PER_REQUEST = 10;
const NODES_PER_POINT = 10;

/** What an operation may cost, and what is the most. `nodes`: objects the answer can hold. */
export type Cost = { requested: number; limit: number; nodes: number; nodesLimit: number };

/** Computes what an operation may cost with given variables. @throws GraphQLError COST_LIMIT, with `cost` among its extensions */
export type CostOf = (variables: Variables) => Cost;

/**
 * Compiles the cost of an operation: 10 for each request to the api that it can cause, whatever the number of parents,
 * and 1 for each 10 objects its answer can hold. Fields under @skip and @include count. What only introspects asks
 * nothing of the api and is bounded by its objects alone.
 */
export function compileCost(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): CostOf {
  const introspects = isIntrospection(operation, document);
  const nodesLimit = introspects ? costLimits.introspectionNodes : costLimits.nodes;
  const load = planOperation(schema, fragmentsOf(document), operation);
  const defaults = Object.fromEntries(
    (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
      defaultValue?.kind === Kind.INT ? [[variable.name.value, Number(defaultValue.value)]] : [],
    ),
  );
  return (variables) => {
    const { nodes, requests } = sized(() => load({ ...defaults, ...variables }), nodesLimit);
    const requested = introspects ? PER_REQUEST : Math.ceil(requests * PER_REQUEST + nodes / NODES_PER_POINT);
    const cost: Cost = { requested: finite(requested), limit: costLimits.cost, nodes: finite(nodes), nodesLimit };
    if (nodes > nodesLimit)
      throw tooMuch(`The answer could hold ${shown(nodes)} objects; ${nodesLimit} is the limit.`, cost);
    if (requested > costLimits.cost)
      throw tooMuch(`The operation could cost ${shown(requested)}; ${costLimits.cost} is the limit.`, cost);
    return cost;
  };
}

function sized<T>(compute: () => T, nodesLimit: number): T {
  try {
    return compute();
  } catch (error) {
    if (error instanceof SizeError) throw tooMuch(error.message, { limit: costLimits.cost, nodesLimit });
    throw error;
  }
}

const shown = (count: number) => (Number.isSafeInteger(count) ? String(count) : 'countless');
const finite = (count: number) => Math.min(count, Number.MAX_SAFE_INTEGER);
const tooMuch = (message: string, cost: Partial<Cost>) => graphError(400, 'COST_LIMIT', message, { cost });
