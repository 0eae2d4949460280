import { isObjectType, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { rootFields, type Composed } from '../../contract/compose.ts';
import type { Arguments } from '../upstream/address.ts';
import type { GraphContext } from './graph-context.ts';

// A resolver knows its own parent and arguments better than this table can say.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Resolve = (parent: any, given: any, graph: GraphContext) => unknown;

/** A stitched field: how it is answered, and how many rows it may have where no argument says so (for its cost). */
export type StitchedField = { resolve: Resolve; rows?: number };
export type StitchedFields = Record<string, Record<string, StitchedField>>;

/**
 * Gives a composed graph its resolvers: each root field asks the api for the operation it stands for, each stitched field
 * is answered by its feature; all others are read from their parent as they are. The schema is changed in place.
 * @throws Error when a root field has no operation, or a feature names a field that the graph has not
 */
export function makeExecutable({ schema, operations }: Composed, features: StitchedFields[]): GraphQLSchema {
  for (const field of rootFields(schema)) {
    const { name } = field;
    if (!operations.has(name)) throw new Error(`${name} stands for no operation of the contract`);
    field.resolve = ((_root: unknown, given: Arguments, graph: GraphContext) =>
      graph.call(name, given)) as GraphQLFieldResolver<unknown, unknown>;
  }
  for (const feature of features) {
    for (const [typeName, fields] of Object.entries(feature)) stitch(schema, typeName, fields);
  }
  return schema;
}

function stitch(schema: GraphQLSchema, typeName: string, fields: Record<string, StitchedField>) {
  const type = schema.getType(typeName);
  for (const [fieldName, { resolve, rows }] of Object.entries(fields)) {
    const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
    if (!field) throw new Error(`${typeName}.${fieldName} has a resolver and is not in the graph`);
    field.resolve = resolve as GraphQLFieldResolver<unknown, unknown>;
    field.extensions = { ...field.extensions, rows };
  }
}
