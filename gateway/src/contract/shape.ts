import { buildASTSchema, type GraphQLSchema } from 'graphql';
import type { Composed } from './compose.ts';
import type { HttpOperation } from './http-operation.ts';
import { describe } from './describe.ts';
import { dropUnreached } from './drop-unreached.ts';
import { raiseEnumValues, readRaisedValues } from './enum-values.ts';
import { typeCodes } from './error-codes.ts';
import type { OperationField } from './graph-draft.ts';
import { makeConnections } from './make-connections.ts';
import { makeMeasures } from './make-measures.ts';
import { putMarketFirst } from './market-first.ts';
import { nameIds } from './name-ids.ts';
import { makeNodes } from './nodes.ts';
import { placeFields } from './place-fields.ts';
import type { Contract } from './contract.ts';
import { shapeWrites } from './shape-writes.ts';
import { spreadBodies } from './spread-bodies.ts';
import { readAsText, typeScalars } from './type-scalars.ts';
import { pageWholeLists } from './whole-lists.ts';

/** The graph in its final shape, what its fields stand for, and what answers hold (schemas of the contract). */
export type Graph = {
  schema: GraphQLSchema;
  operations: Map<string, HttpOperation>;
  /** By coordinate: `Query.categories`. */
  fields: Map<string, OperationField>;
  /** Coordinates of lists that the api answers whole, and the graph in pages. */
  wholeLists: readonly string[];
  contract: Contract;
};

/** Shapes what Mesh composed into the graph that clients see. Steps change the draft in place, one after the other. */
export function shape(composed: Composed, contract: Contract): Graph {
  const { draft, operations } = composed;
  typeScalars(composed, contract);
  spreadBodies(composed);
  placeFields(draft, contract);
  const raised = raiseEnumValues(draft);
  const wholeLists = pageWholeLists(draft, contract);
  makeConnections(draft);
  makeMeasures(draft, contract);
  nameIds(draft, contract);
  shapeWrites(draft, operations, contract);
  typeCodes(draft, contract);
  makeNodes(draft);
  dropUnreached(draft);
  putMarketFirst(draft);
  const schema = buildASTSchema(describe(draft.document(), contract), { assumeValidSDL: true });
  readRaisedValues(readAsText(schema), raised);
  return { schema, operations, fields: draft.fields, wholeLists, contract };
}
