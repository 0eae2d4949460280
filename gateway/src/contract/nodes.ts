import { Kind, parse, type ObjectTypeDefinitionNode, type TypeNode } from 'graphql';
import { typeNameOf, type GraphDraft } from './graph-draft.ts';

const NODE = `
  "What has an id of its own: the same one in REST, in the graph and in addresses. There is no lookup by id alone."
  interface Node {
    "Its id."
    id: ID!
  }`;

/** Their `id` is that of another thing, which they tell something about. */
const OF_ANOTHER = new Set(['CategoryActiveState', 'SupplierProductSheet']);

/** Makes every type with an id of its own a `Node`. */
export function makeNodes(draft: GraphDraft): void {
  const [node] = parse(NODE, { noLocation: true }).definitions;
  if (node?.kind !== Kind.INTERFACE_TYPE_DEFINITION) throw new Error('Node is no interface');
  draft.define(node);
  for (const type of [...draft.types.values()]) {
    if (type.kind !== Kind.OBJECT_TYPE_DEFINITION || !hasId(type) || OF_ANOTHER.has(type.name.value)) continue;
    const interfaces = [...(type.interfaces ?? []), { kind: Kind.NAMED_TYPE, name: node.name } as const];
    draft.define({ ...type, interfaces });
  }
}

const hasId = ({ fields = [] }: ObjectTypeDefinitionNode) =>
  fields.some(({ name, type }) => name.value === 'id' && isId(type));
const isId = (type: TypeNode) => type.kind === Kind.NON_NULL_TYPE && typeNameOf(type) === 'ID';
