import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  isEnumType,
  isLeafType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';

/** How deep a question goes below the field it begins with. */
const DEPTH = 2;

/** Words questions about fields. @param samples what arguments are given: by `field.argument`, or those that are required by their name alone */
export function questionsWith(nodeTypes: readonly string[], samples: Record<string, unknown>) {
  return { questionOf: (field: GraphQLField<unknown, unknown>) => asked(field, DEPTH) };

  /** Everything below a type that may have an id; who has one is a `Node` (scripts/checks/graph-shape.mjs). */
  function below(type: GraphQLObjectType, depth: number): string {
    const deeper = Object.values(type.getFields()).flatMap((field) => asked(field, depth - 1) ?? []);
    return ['__typename', ...(nodeTypes.includes(type.name) ? ['id'] : []), ...deeper].join(' ');
  }

  /** A field with its arguments and what is below it; undefined for what has no ids, is too deep or asks for what we do not know. */
  function asked(field: GraphQLField<unknown, unknown>, depth: number): string | undefined {
    const type = getNamedType(field.type);
    if (isLeafType(type) || depth < 0) return undefined;
    const given = field.args.map((argument) => [argument, valueOf(field.name, argument)] as const);
    if (given.some(([{ type: needed }, value]) => isNonNullType(needed) && value === undefined)) return undefined;
    const written = given.flatMap(([{ name }, value]) => (value === undefined ? [] : [`${name}: ${value}`]));
    const head = field.name + (written.length > 0 ? `(${written.join(', ')})` : '');
    if (isUnionType(type))
      return `${head} { ${type.getTypes().map((each) => `... on ${each.name} { __typename id }`)} }`;
    if (!isObjectType(type)) return undefined;
    // A connection inside a list is asked for its nodes only.
    const nodes = type.name.endsWith('Connection') && type.getFields().nodes;
    return `${head} { ${nodes ? asked(nodes, depth) : below(type, depth)} }`;
  }

  function valueOf(field: string, { name, type }: GraphQLArgument): string | undefined {
    // What stands below a request costs more than below all else.
    if (name === 'first') return field === 'tradeRequests' ? '1' : '3';
    const sample = samples[`${field}.${name}`] ?? (isNonNullType(type) ? samples[name] : undefined);
    return sample === undefined || isEnumType(getNamedType(type)) ? (sample as string) : JSON.stringify(sample);
  }
}
