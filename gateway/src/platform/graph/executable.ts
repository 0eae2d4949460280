import { isAbstractType, isObjectType, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import type { OperationField } from '../../contract/graph-draft.ts';
import { answerPayloadRoots } from '../../contract/payload-roots.ts';
import type { HttpOperation } from '../../contract/http-operation.ts';
import type { Graph } from '../../contract/shape.ts';
import type { Resolvers } from '../../contract/resolvers.generated.ts';
import type { Arguments } from '../upstream/address.ts';
import type { GraphContext } from './graph-context.ts';
import { renameFields } from './graph-error.ts';
import type { Info } from './selection.ts';
import { partOfWhole } from './whole-list.ts';

// Which parent and arguments it gets, the field knows for which it stands.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Resolve = (parent: any, given: any, graph: GraphContext, info: Info) => unknown;

export type Check = (input: Arguments, graph: GraphContext) => Promise<unknown>;

/** A stitched field: how it is answered, and what its cost goes by. */
export type StitchedField<How = Resolve> = {
  /** Without it the field is answered as it is anyway. */
  resolve?: How;
  /** How many rows it may have where no argument says so. */
  rows?: number;
  /** How often it asks the api for all its parents, where that is not once. */
  requests?: number;
  /** The argument that is a list: each value of it may be one row and one request more. */
  each?: string;
  /** Of a write: asks the api what is wrong with its input, and changes nothing. @throws GraphQLError naming the fields */
  check?: Check;
  /** A read that all such fields of an operation share; `with`: only where that argument is given. */
  once?: { read: string; with?: string };
};
/** How fields of a type are answered: parents are what the api answered, arguments and results are those of the graph. */
type StitchedInto<Type> = {
  [Field in Exclude<keyof Type, `__${string}`>]?: StitchedField<Extract<Type[Field], (...given: never[]) => unknown>>;
};
export type StitchedFields = { [Type in keyof Resolvers]?: StitchedInto<NonNullable<Resolvers[Type]>> };

/**
 * Gives a graph its resolvers: a field that stands for an operation asks the api for it, a stitched field is answered by
 * its feature; all others are read from their parent as they are. The schema is changed in place.
 * @param abstractTypes how each union and interface tells the type of a value, at once: graphql-jit waits for none
 * @throws Error when a field stands for an operation that the contract has not, or a feature names a field that the graph
 * has not
 */
export function makeExecutable(
  { schema, operations, fields, wholeLists }: Graph,
  features: StitchedFields[],
  abstractTypes: Record<string, (value: object) => string | undefined>,
): GraphQLSchema {
  for (const [coordinate, asked] of fields) {
    const http = operations.get(asked.operation);
    if (!http) throw new Error(`${coordinate} stands for no operation of the contract`);
    const [typeName = '', fieldName = ''] = coordinate.split('.');
    const check = typeName === 'Mutation' ? checkOf(asked, http) : undefined;
    stitch(schema, typeName, { [fieldName]: { resolve: resolveByOperation(asked), ...(check && { check }) } });
  }
  for (const coordinate of wholeLists) {
    const [typeName = '', fieldName = ''] = coordinate.split('.');
    stitch(schema, typeName, { [fieldName]: { requests: 0, resolve: partOfWhole(typeName, fieldName) } });
  }
  for (const [name, resolveType] of Object.entries(abstractTypes)) {
    const type = schema.getType(name);
    if (!isAbstractType(type)) throw new Error(`${name} is no union and no interface of the graph`);
    type.resolveType = resolveType;
  }
  for (const feature of features) {
    for (const [typeName, fields] of Object.entries(feature))
      stitch(schema, typeName, fields as Record<string, StitchedField>);
  }
  answerPayloadRoots(schema);
  return schema;
}

/** What the api is sent to be told what is wrong with it, and nothing else; one that knows no checks refuses the type. */
const CHECK_ONLY = ['content-type', 'application/vnd.rasteh.check+json'];
const NO_ID = '00000000-0000-0000-0000-000000000000';

/**
 * What stands in the path and is not given must not hide what is wrong in the body; what is required in the query is told as
 * missing already. @returns undefined for what has no body
 */
function checkOf({ operation, toArguments, nameOf }: OperationField, http: HttpOperation): Check | undefined {
  if (!http.body) return undefined;
  const inPath = (name: string) => http.path.includes(`{args.${name}}`);
  return (input, graph) => {
    const given = toArguments!({ input }, undefined as never);
    const filled = Object.entries(given).map(([name, value]) => [name, value ?? (inPath(name) ? NO_ID : undefined)]);
    return graph.call(operation, Object.fromEntries(filled) as Arguments, CHECK_ONLY).catch((error: unknown) => {
      if (nameOf) renameFields(error, nameOf);
      throw error;
    });
  };
}

/** Most fields pass their arguments and their answer on as they are; these wait for nothing more than the api. */
function resolveByOperation(field: OperationField): Resolve {
  const { operation, toArguments, toAnswer, toHeaders, toRefusal } = field;
  if (!toArguments && !toAnswer) return (_parent, given: Arguments, graph) => graph.call(operation, given);
  const ask = (given: Arguments, graph: GraphContext, info: Info): Promise<unknown> => {
    const asked = graph.call(operation, toArguments ? toArguments(given, info) : given, toHeaders?.(given));
    return toAnswer ? toAnswer(asked, given) : asked;
  };
  if (!toRefusal) return (_parent, given: Arguments, graph, info) => ask(given, graph, info);
  return (_parent, given: Arguments, graph, info) =>
    ask(given, graph, info).catch((error: unknown) => toRefusal(error, given, graph, info));
}

function stitch(schema: GraphQLSchema, typeName: string, fields: Record<string, StitchedField>) {
  const type = schema.getType(typeName);
  for (const [fieldName, { resolve, ...forCost }] of Object.entries(fields)) {
    const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
    if (!field) throw new Error(`${typeName}.${fieldName} has a resolver and is not in the graph`);
    if (resolve) field.resolve = resolve as GraphQLFieldResolver<unknown, unknown>;
    field.extensions = { ...field.extensions, ...forCost };
  }
}
