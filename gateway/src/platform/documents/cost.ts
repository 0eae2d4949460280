import { valueFromASTUntyped, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { graphError } from '../graph/graph-error.ts';
import { refusals, type Refusal } from '../graph/messages.ts';
import { planOperation, type Variables } from './cost-plan.ts';
import { fragmentsOf, isIntrospection } from './limits.ts';

/** What one operation may cost. */
export const MOST_COST = 1_000;
const costLimits = { cost: MOST_COST, nodes: 10_000, introspectionNodes: 100_000 };
/** What asks nothing of the api still has to be read and answered. */
const LEAST_COST = 1;
const PER_REQUEST = 10;
const NODES_PER_POINT = 10;

/** What an operation may cost, and what is the most. `nodes`: objects the answer can hold. */
export type Cost = { requested: number; limit: number; nodes: number; nodesLimit: number };

/** Computes what an operation may cost with given variables. @throws GraphQLError COST_LIMIT, with `cost` among its extensions; BAD_USER_INPUT for a list of an impossible size */
export type CostOf = (variables: Variables) => Cost;

/**
 * Compiles the cost of an operation: 10 for each request to the api that it can cause, whatever the number of parents,
 * and 1 for each 10 objects its answer can hold, 1 at least. Fields under @skip and @include count. What only introspects asks
 * nothing of the api and is bounded by its objects alone.
 */
export function compileCost(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): CostOf {
  const introspects = isIntrospection(operation, document);
  const nodesLimit = introspects ? costLimits.introspectionNodes : costLimits.nodes;
  const load = planOperation(schema, fragmentsOf(document), operation);
  const defaults = Object.fromEntries(
    (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );
  return (variables) => {
    const { nodes, requests } = load({ ...defaults, ...variables });
    const asked = introspects ? PER_REQUEST : Math.ceil(requests * PER_REQUEST + nodes / NODES_PER_POINT);
    const requested = Math.max(LEAST_COST, asked);
    const cost: Cost = { requested: finite(requested), limit: costLimits.cost, nodes: finite(nodes), nodesLimit };
    if (nodes > nodesLimit) throw tooMuch(refusals.tooManyObjects(nodes, nodesLimit), cost);
    if (requested > costLimits.cost) throw tooMuch(refusals.tooDear(requested, costLimits.cost), cost);
    return cost;
  };
}

const finite = (count: number) => Math.min(count, Number.MAX_SAFE_INTEGER);
const tooMuch = (refusal: Refusal, cost: Cost) => graphError(refusal, { cost });
