import {
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';

/** How deep a question goes below the field it begins with. */
const DEPTH = 2;
/** Less of what has more below it than one question may cost. */
const DEPTHS: Record<string, number> = { sitePages: 1 };
/** Lists that the graph answers for one parent at a time: below a list they are refused. */
const OF_ONE_PARENT = new Set(['Category.pages']);

/** Words questions about fields. @param samples what arguments are given: by `field.argument`, or those that are required by their name alone */
export function questionsWith(nodeTypes: readonly string[], samples: Record<string, unknown>) {
  return { questionOf: (field: GraphQLField<unknown, unknown>) => asked(field, DEPTHS[field.name] ?? DEPTH, false) };

  /** Everything below a type that may have an id; who has one is a `Node` (scripts/checks/graph-shape.mjs). */
  function below(type: GraphQLObjectType, depth: number, isInList: boolean): string {
    const fields = Object.values(type.getFields()).filter(
      ({ name }) => !isInList || !OF_ONE_PARENT.has(`${type.name}.${name}`),
    );
    const deeper = fields.flatMap((field) => asked(field, depth - 1, isInList) ?? []);
    return ['__typename', ...(nodeTypes.includes(type.name) ? ['id'] : []), ...deeper].join(' ');
  }

  /** A field with its arguments and what is below it; undefined for what has no ids, is too deep or asks for what we do not know. */
  function asked(field: GraphQLField<unknown, unknown>, depth: number, isAboveInList: boolean): string | undefined {
    const type = getNamedType(field.type);
    const isInList = isAboveInList || isListType(getNullableType(field.type));
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
    return `${head} { ${nodes ? asked(nodes, depth, isInList) : below(type, depth, isInList)} }`;
  }

  function valueOf(field: string, { name, type }: GraphQLArgument): string | undefined {
    // What stands below a request costs more than below all else.
    if (name === 'first') return field === 'tradeRequests' ? '1' : '3';
    const sample = samples[`${field}.${name}`] ?? (isNonNullType(type) ? samples[name] : undefined);
    return sample === undefined || isEnumType(getNamedType(type)) ? (sample as string) : JSON.stringify(sample);
  }
}
