import {
  buildASTSchema,
  Kind,
  parse,
  valueFromASTUntyped,
  visit,
  type DirectiveNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type GraphQLSchema,
  type ListTypeNode,
  type NamedTypeNode,
} from 'graphql';
import { describe } from './describe.ts';

/** How a root field is asked of the api, as Mesh read it from the contract. */
export type HttpOperation = {
  field: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Template with `{args.name}`. */
  path: string;
  /** Query parameters, by their name in REST; `comma`: a list is written as one value. */
  query: { name: string; argument: string; comma: boolean }[];
  /** The argument that is sent as the body of a request. */
  body?: string;
};

/** The graph and what its root fields stand for. */
export type Composed = { schema: GraphQLSchema; operations: Map<string, HttpOperation> };

/** Scalars Mesh makes of the contract's formats and patterns: the api checks values, and says what is wrong with them. */
const builtIn = (scalar: string) => (scalar === 'UUID' ? 'ID' : 'String');
const ofMesh = new Set(['HTTPMethod', 'ObjMap']);

/** Reads what `mesh build` wrote: clean types without Mesh's directives and scalars, and the operations behind the fields. */
export function compose(sdl: string): Composed {
  const composed = parse(sdl, { noLocation: true });
  const operations = new Map<string, HttpOperation>();
  const scalars = new Set(
    composed.definitions.flatMap((it) => (it.kind === Kind.SCALAR_TYPE_DEFINITION ? [it.name.value] : [])),
  );
  const rename = (name: string) => (scalars.has(name) ? builtIn(name) : name.replace(/_Input$/, 'Input'));

  const definitions = composed.definitions.filter(
    (it) =>
      it.kind !== Kind.DIRECTIVE_DEFINITION &&
      it.kind !== Kind.SCALAR_TYPE_DEFINITION &&
      !('name' in it && it.name && ofMesh.has(it.name.value)),
  );
  const document = visit({ kind: Kind.DOCUMENT, definitions } as DocumentNode, {
    FieldDefinition: {
      enter(node) {
        const operation = node.directives?.find((each) => each.name.value === 'httpOperation');
        if (!operation) return undefined;
        operations.set(node.name.value, readOperation(node, operation));
        // prepare.ts made it of an answer without a body: it is true, or it failed.
        const isEmpty = node.type.kind === Kind.NAMED_TYPE && node.type.name.value === 'Boolean';
        return isEmpty ? { ...node, type: { kind: Kind.NON_NULL_TYPE, type: node.type as NamedTypeNode } } : undefined;
      },
    },
    Directive: () => null,
    InputObjectTypeDefinition: (node) => ({ ...node, name: { ...node.name, value: rename(node.name.value) } }),
    NamedType: (node): NamedTypeNode => ({ ...node, name: { ...node.name, value: rename(node.name.value) } }),
    // JSON arrays of the contract hold no null.
    ListType: {
      leave: (node): ListTypeNode =>
        node.type.kind === Kind.NON_NULL_TYPE ? node : { ...node, type: { kind: Kind.NON_NULL_TYPE, type: node.type } },
    },
  });
  return { schema: buildASTSchema(describe(document), { assumeValidSDL: true }), operations };
}

/** What Mesh calls the body of a request. */
const BODY_ARGUMENT = 'input';

/** The fields that stand for operations: those of Query, and of Mutation where there is one. */
export const rootFields = (schema: GraphQLSchema) =>
  [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.values(type?.getFields() ?? {}));

function readOperation(field: FieldDefinitionNode, directive: DirectiveNode): HttpOperation {
  const given = Object.fromEntries(
    (directive.arguments ?? []).map((each) => [each.name.value, valueFromASTUntyped(each.value)]),
  );
  const styles = JSON.parse((given.queryStringOptionsByParam as string) ?? '{}') as Record<
    string,
    { arrayFormat?: string }
  >;
  const query = JSON.parse((given.queryParamArgMap as string) ?? '{}') as Record<string, string>;
  const body = field.arguments?.find((each) => each.name.value === BODY_ARGUMENT)?.name.value;
  return {
    field: field.name.value,
    ...(body && { body }),
    method: given.httpMethod as HttpOperation['method'],
    path: given.path as string,
    query: Object.entries(query).map(([name, argument]) => ({
      name,
      argument,
      comma: styles[name]?.arrayFormat === 'comma',
    })),
  };
}
