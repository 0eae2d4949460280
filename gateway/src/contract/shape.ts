import { buildASTSchema, type GraphQLSchema } from 'graphql';
import type { Composed, HttpOperation } from './compose.ts';
import { describe } from './describe.ts';
import type { OperationField } from './graph-draft.ts';
import type { Contract } from './contract.ts';

/** The graph in its final shape, what its fields stand for, and what answers hold (schemas of the contract). */
export type Graph = {
  schema: GraphQLSchema;
  operations: Map<string, HttpOperation>;
  /** By coordinate: `Query.categories`. */
  fields: Map<string, OperationField>;
  contract: Contract;
};

/** Shapes what Mesh composed into the graph that clients see. Steps change the draft in place, one after the other. */
export function shape({ draft, operations }: Composed, contract: Contract): Graph {
  const schema = buildASTSchema(describe(draft.document(), contract), { assumeValidSDL: true });
  return { schema, operations, fields: draft.fields, contract };
}
