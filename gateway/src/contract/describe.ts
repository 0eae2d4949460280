import {
  Kind,
  type ConstDirectiveNode,
  type DefinitionNode,
  type DocumentNode,
  type NameNode,
  type StringValueNode,
  type TypeNode,
} from 'graphql';
import type { Contract } from './contract.ts';
import { typeNameOf } from './graph-draft.ts';
import { descriptions } from './descriptions.ts';
import { valueInGraph } from './enum-values.ts';

type Part = {
  kind: Kind;
  name: NameNode;
  description?: StringValueNode;
  type?: TypeNode;
  directives?: readonly ConstDirectiveNode[];
};
type Container = Part & { fields?: readonly Part[]; arguments?: readonly Part[]; values?: readonly Part[] };

/**
 * Gives each part of the graph its description: ours where there is one, the contract's (of a value of an enumeration its
 * `x-enum`), or else that of the type (`sort: ProductSort` needs no words of its own). @throws Error when one of ours names nothing in the graph
 */
export function describe(document: DocumentNode, contract: Contract): DocumentNode {
  const ofValues = valuesIn(contract);
  const unused = new Set(Object.keys(descriptions));
  const ours = (coordinate: string): StringValueNode | undefined => {
    unused.delete(coordinate);
    const value = descriptions[coordinate];
    return value === undefined ? undefined : { kind: Kind.STRING, value };
  };
  // Mesh gives none to an enumeration of one value.
  const ofSchema = (name: string): StringValueNode | undefined => {
    const value = contract.components.schemas[name]?.description;
    return typeof value === 'string' ? { kind: Kind.STRING, value } : undefined;
  };
  const ofTypes = new Map(
    document.definitions.map((it) => {
      const { name, description } = it as Part;
      return [name?.value, name && (ours(name.value) ?? description ?? ofSchema(name.value))];
    }),
  );

  const describePart = <T extends Part>(part: T, coordinate: string): T => {
    const description =
      ours(coordinate) ??
      part.description ??
      ofValues.get(coordinate) ??
      (part.type && ofTypes.get(typeNameOf(part.type)));
    return description ? { ...part, description } : part;
  };
  const describeType = (type: Container): Container => {
    const name = type.name.value;
    const parts = (list: readonly Part[]) => list.map((each) => describeField(each, `${name}.${each.name.value}`));
    const description = ofTypes.get(name);
    return {
      ...type,
      ...(description && { description }),
      ...(type.fields && { fields: parts(type.fields) }),
      ...(type.values && { values: parts(type.values) }),
    };
  };
  const describeField = (field: Container, coordinate: string): Container => ({
    ...describePart(field, coordinate),
    ...(field.arguments && {
      arguments: field.arguments.map((each) => describePart(each, `${coordinate}(${each.name.value}:)`)),
    }),
  });

  const definitions = document.definitions.map((it) =>
    it.kind === Kind.SCHEMA_DEFINITION ? it : (describeType(it as Container) as DefinitionNode),
  );
  if (unused.size > 0) throw new Error(`descriptions.ts describes what is not in the graph: ${[...unused].join(', ')}`);
  return { ...document, definitions };
}

/** What the values of enumerations mean, by coordinate. */
function valuesIn({ components }: Contract): Map<string, StringValueNode> {
  const words = Object.entries(components.schemas).flatMap(([name, schema]) =>
    Object.entries(schema['x-enum'] ?? {}).map(([value, { en }]) => [`${name}.${valueInGraph(value)}`, en] as const),
  );
  return new Map(words.map(([coordinate, value]) => [coordinate, { kind: Kind.STRING, value }]));
}
