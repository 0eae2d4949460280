import {
  isTypeDefinitionNode,
  Kind,
  parse,
  valueFromASTUntyped,
  visit,
  type DirectiveNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type ListTypeNode,
  type NamedTypeNode,
} from 'graphql';
import { GraphDraft, type OperationField } from './graph-draft.ts';
import type { HttpOperation } from './http-operation.ts';

/** The graph as Mesh composed it, and the operations of the contract by operationId. */
export type Composed = { draft: GraphDraft; operations: Map<string, HttpOperation> };

/** Scalars Mesh makes of the contract's formats and patterns: the api checks values, and says what is wrong with them. */
const builtIn = (scalar: string) => (scalar === 'UUID' ? 'ID' : 'String');
const ofMesh = new Set(['HTTPMethod', 'ObjMap']);

/** Reads what `mesh build` wrote: clean types without Mesh's directives and scalars, and the operations behind the fields. */
export function compose(sdl: string): Composed {
  const composed = parse(sdl, { noLocation: true });
  const operations = new Map<string, HttpOperation>();
  const fields: [string, OperationField][] = [];
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
      enter(node, _key, _parent, _path, ancestors) {
        const directive = node.directives?.find((each) => each.name.value === 'httpOperation');
        if (!directive) return undefined;
        const operation = readOperation(node, directive);
        operations.set(node.name.value, operation);
        const type = ancestors.flat().findLast((each) => 'kind' in each && isTypeDefinitionNode(each));
        fields.push([`${type!.name.value}.${node.name.value}`, { operation: node.name.value }]);
        return operation.isEmpty
          ? { ...node, type: { kind: Kind.NON_NULL_TYPE, type: node.type as NamedTypeNode } }
          : undefined;
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
  return { draft: new GraphDraft(document.definitions.filter(isTypeDefinitionNode), fields), operations };
}

/** What Mesh calls the body of a request. */
const BODY_ARGUMENT = 'input';

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
    ...(body && { body }),
    // prepare.ts made it of an answer without a body.
    isEmpty: field.type.kind === Kind.NAMED_TYPE && field.type.name.value === 'Boolean',
    method: given.httpMethod as HttpOperation['method'],
    path: given.path as string,
    query: Object.entries(query).map(([name, argument]) => ({
      name,
      argument,
      comma: styles[name]?.arrayFormat === 'comma',
    })),
  };
}
