import { Kind, parse, type ObjectTypeDefinitionNode, type TypeNode } from 'graphql';
import { typeNameOf, type GraphDraft } from './graph-draft.ts';

const NODE = `
  "What has an id of its own: the same one in REST, in the graph and in addresses."
  interface Node {
    "Opaque id, the same in REST, in the graph and in addresses of the site."
    id: ID!
  }
  type Query {
    """
    A thing of any type by its id, as the viewer may see it; null where it is not there or not the viewer’s to see. What
    owners and staff see under the id of a public thing (OwnMerchant, StaffCategory) is answered where a fragment names it.
    """
    node("Opaque id, the same in REST, in the graph and in addresses of the site." id: ID!): Node
    "Several things by their ids, in the order of the ids: at most 50, null for each that is not there or not the viewer’s to see."
    nodes("Their ids, at most 50." ids: [ID!]!): [Node]!
  }`;

/** Makes every type with an id of its own a `Node` that can be asked for by its id, whatever the contract says of the id's text: lines are numbered. */
export function makeNodes(draft: GraphDraft): void {
  const [node, query] = parse(NODE, { noLocation: true }).definitions;
  if (node?.kind !== Kind.INTERFACE_TYPE_DEFINITION) throw new Error('Node is no interface');
  if (query?.kind !== Kind.OBJECT_TYPE_DEFINITION) throw new Error('Query is no type');
  draft.define(node);
  for (const type of [...draft.types.values()]) {
    if (type.kind !== Kind.OBJECT_TYPE_DEFINITION || !hasId(type)) continue;
    const interfaces = [...(type.interfaces ?? []), { kind: Kind.NAMED_TYPE, name: node.name } as const];
    draft.define({ ...type, interfaces });
    draft.changeField(type.name.value, 'id', (field) => ({ ...field, type: ID }));
  }
  draft.setFields('Query', [...(draft.objectType('Query').fields ?? []), ...(query.fields ?? [])]);
}

const ID: TypeNode = {
  kind: Kind.NON_NULL_TYPE,
  type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: 'ID' } },
};
const hasId = ({ fields = [] }: ObjectTypeDefinitionNode) =>
  fields.some(({ name, type }) => name.value === 'id' && isId(type));
const isId = (type: TypeNode) =>
  type.kind === Kind.NON_NULL_TYPE && ['ID', 'String'].includes(typeNameOf(type)) && type.type.kind === Kind.NAMED_TYPE;
