import { Kind, parse, type ObjectTypeDefinitionNode, type TypeNode } from 'graphql';
import { typeNameOf, type GraphDraft } from './graph-draft.ts';

const NODE = `
  "What has an id of its own: the same one in REST, in the graph and in addresses. There is no lookup by id alone."
  interface Node {
    "Its id."
    id: ID!
  }`;

/** Makes every type with an id of its own a `Node`, whatever the contract says of the id's text: lines are numbered. */
export function makeNodes(draft: GraphDraft): void {
  const [node] = parse(NODE, { noLocation: true }).definitions;
  if (node?.kind !== Kind.INTERFACE_TYPE_DEFINITION) throw new Error('Node is no interface');
  draft.define(node);
  for (const type of [...draft.types.values()]) {
    if (type.kind !== Kind.OBJECT_TYPE_DEFINITION || !hasId(type)) continue;
    const interfaces = [...(type.interfaces ?? []), { kind: Kind.NAMED_TYPE, name: node.name } as const];
    draft.define({ ...type, interfaces });
    draft.changeField(type.name.value, 'id', (field) => ({ ...field, type: ID }));
  }
}

const ID: TypeNode = {
  kind: Kind.NON_NULL_TYPE,
  type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: 'ID' } },
};
const hasId = ({ fields = [] }: ObjectTypeDefinitionNode) =>
  fields.some(({ name, type }) => name.value === 'id' && isId(type));
const isId = (type: TypeNode) =>
  type.kind === Kind.NON_NULL_TYPE && ['ID', 'String'].includes(typeNameOf(type)) && type.type.kind === Kind.NAMED_TYPE;
