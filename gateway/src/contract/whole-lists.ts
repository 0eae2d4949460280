import { Kind, type FieldDefinitionNode, parse, type TypeDefinitionNode } from 'graphql';
import type { Contract } from './contract.ts';
import { typeNameOf, type GraphDraft } from './graph-draft.ts';

/** What a list of the contract is marked with that can grow, though REST answers it whole within its parent. */
const CAN_GROW = 'connection';

const pageSdl = (row: string) => `
  "Rows of a list of \`${row}\`."
  type ${row}Page { items: [${row}!]! }`;

/**
 * Makes pages of the lists within objects that can grow, of which `makeConnections` makes connections.
 * @returns their coordinates: the gateway cuts what the api answers (platform/graph/whole-list.ts)
 */
export function pageWholeLists(draft: GraphDraft, { components }: Contract): string[] {
  return Object.entries(components.schemas).flatMap(([typeName, { properties = {} }]) =>
    Object.keys(properties).flatMap((name) => {
      if (properties[name]!['x-graph'] !== CAN_GROW) return [];
      draft.changeField(typeName, name, (field) => pageOf(draft, field));
      return [`${typeName}.${name}`];
    }),
  );
}

function pageOf(draft: GraphDraft, field: FieldDefinitionNode): FieldDefinitionNode {
  const row = typeNameOf(field.type);
  if (!draft.types.has(`${row}Page`))
    draft.define(parse(pageSdl(row), { noLocation: true }).definitions[0] as TypeDefinitionNode);
  const page = { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: `${row}Page` } } as const;
  return { ...field, type: field.type.kind === Kind.NON_NULL_TYPE ? { kind: Kind.NON_NULL_TYPE, type: page } : page };
}
