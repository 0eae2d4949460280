import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isListType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  type ASTNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLUnionType,
  type GraphQLInterfaceType,
  type InlineFragmentNode,
  type OperationDefinitionNode,
  type OperationTypeNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { badInput } from '../graph/graph-error.ts';
import { problems } from '../graph/messages.ts';

export type Variables = Record<string, unknown>;
/** Objects in the answer, and requests to the api, of one selection. */
export type Load = { nodes: number; requests: number };
/** The same while it is being added up. `rows`: of a connection's rows, which are the same under `nodes` and under `edges`. */
type Sum = Load & { rows?: Load };

const SMALLEST_PAGE = 1;
const LARGEST_PAGE = 100;
/** Things that can be asked for by their ids at once. */
const MOST_IDS = 50;
/** Rows of a list where nothing says how many: one that is part of a row, and one that the api is asked for. */
const EMBEDDED_ROWS = 3;
const ASKED_ROWS = 10;
/** Lists of the schema's own description, by what is usual. */
const INTROSPECTION_ROWS: Record<string, number> = {
  types: 60,
  fields: 12,
  args: 3,
  inputFields: 6,
  enumValues: 5,
  directives: 5,
  interfaces: 1,
  possibleTypes: 1,
};
/** The argument that says how many rows a list has. */
const SIZE = 'first';
/** The fields of a connection that are its rows: the same ones, so only the dearer selection counts. */
const ROWS = new Set(['nodes', 'edges']);

/** `pageRows`: how many rows the connection has whose selection this is. */
type Plan = (scope: Scope, pageRows: number) => Sum;
/** `shared`: reads that are counted, of those that many fields share. */
type Scope = { variables: Variables; held: Map<string, Sum>; shared: Set<string> };
type Compilation = { schema: GraphQLSchema; fragments: Map<string, FragmentDefinitionNode>; plans: Map<string, Plan> };

/** Compiles how much an operation asks for. The function throws GraphQLError BAD_USER_INPUT for a page of an impossible size. */
export function planOperation(
  schema: GraphQLSchema,
  fragments: Map<string, FragmentDefinitionNode>,
  operation: OperationDefinitionNode,
) {
  const root = schema.getRootType(operation.operation as OperationTypeNode);
  // Validation refuses what has no root.
  if (!root) return (): Load => ({ nodes: 0, requests: 0 });
  const plan = planSelection({ schema, fragments, plans: new Map() }, root, operation.selectionSet);
  return (variables: Variables): Load => plan({ variables, held: new Map(), shared: new Set() }, 1);
}

function planSelection(compilation: Compilation, type: GraphQLObjectType, set: SelectionSetNode): Plan {
  const parts = set.selections.flatMap((each): Plan[] => {
    if (each.kind === Kind.FIELD) return [planField(compilation, type, each) ?? []].flat();
    if (each.kind === Kind.FRAGMENT_SPREAD) return planFragment(compilation, type, each.name.value);
    return isOf(compilation, type, each) ? [planSelection(compilation, type, each.selectionSet)] : [];
  });
  return (scope, pageRows) => {
    const total: Sum = { nodes: 0, requests: 0 };
    for (const part of parts) {
      const { nodes, requests, rows } = part(scope, pageRows);
      total.nodes += nodes;
      total.requests += requests;
      if (rows) total.rows = total.rows ? dearer(total.rows, rows) : rows;
    }
    return total;
  };
}

/** Whether a fragment is about things of a type: in a selection on a union some are not. */
const isOf = ({ schema }: Compilation, type: GraphQLObjectType, { typeCondition }: Conditional): boolean => {
  const condition = typeCondition && schema.getType(typeCondition.name.value);
  return !condition || condition === type || (isAbstractType(condition) && schema.isSubType(condition, type));
};
type Conditional = Pick<InlineFragmentNode, 'typeCondition'>;
type Abstract = GraphQLUnionType | GraphQLInterfaceType;

/** Of a union or an interface the dearest type counts. */
function planAbstract(compilation: Compilation, type: Abstract, set: SelectionSetNode): Plan {
  const branches = compilation.schema.getPossibleTypes(type).map((each) => planSelection(compilation, each, set));
  return (scope, pageRows) => branches.map((branch) => whole(branch(scope, pageRows))).reduce(dearer);
}

/** A fragment is computed once for each size of page, however often it is spread: doubling fragments cost nothing to refuse. */
function planFragment(compilation: Compilation, type: GraphQLObjectType, name: string): Plan[] {
  const fragment = compilation.fragments.get(name)!;
  if (!isOf(compilation, type, fragment)) return [];
  const planName = `${name} ${type.name}`;
  const known = compilation.plans.get(planName);
  if (known) return [known];
  const plan: Plan = (scope, pageRows) => {
    const key = `${planName} ${pageRows}`;
    let load = scope.held.get(key);
    if (!load) scope.held.set(key, (load = inner(scope, pageRows)));
    return load;
  };
  compilation.plans.set(planName, plan);
  const inner = planSelection(compilation, type, fragment.selectionSet);
  return [plan];
}

/** @returns undefined for what costs nothing: what its parent has, and `__typename` */
function planField(compilation: Compilation, type: GraphQLObjectType, node: FieldNode): Plan | undefined {
  const field = fieldOf(compilation.schema, type, node.name.value);
  const inner = field && getNamedType(field.type);
  if (!field) return undefined;
  const requests = asksApi(field, type) ? ((field.extensions.requests as number | undefined) ?? 1) : 0;
  const shared = sharedRead(field, node);
  if (!node.selectionSet || !(isObjectType(inner) || isAbstractType(inner))) {
    if (requests === 0 && shared === undefined) return undefined;
    return (scope) => ({ nodes: 0, requests: requests + countShared(scope, shared) });
  }
  const below = isAbstractType(inner)
    ? planAbstract(compilation, inner, node.selectionSet)
    : planSelection(compilation, inner, node.selectionSet);
  const isList = isListType(getNullableType(field.type));
  const size = planSize(field, node);
  const fixed = isList ? usualRows(field, type) : 1;
  if (type.name.endsWith('Connection') && ROWS.has(field.name))
    return (scope, pageRows) => ({ nodes: 0, requests: 0, rows: rowsOf(whole(below(scope, 1)), field.name, pageRows) });

  const listed = planEach(field, node);
  return (scope) => {
    const asked = size?.(scope.variables);
    const given = listed?.(scope.variables);
    const rows = isList ? (given ?? asked ?? fixed) : 1;
    const each = whole(below(scope, isList ? 1 : (asked ?? 1)));
    const own = requests + (given ?? 0) + countShared(scope, shared);
    return { nodes: rows * (1 + each.nodes), requests: own + each.requests };
  };
}

/** The read that a field shares with others of the operation. */
function sharedRead({ extensions }: GraphQLField<unknown, unknown>, node: FieldNode): string | undefined {
  const once = extensions.once as { read: string; with?: string } | undefined;
  const isAsked = !once?.with || node.arguments?.some(({ name }) => name.value === once.with);
  return isAsked ? once?.read : undefined;
}

function countShared({ shared }: Scope, read: string | undefined): number {
  if (read === undefined || shared.has(read)) return 0;
  shared.add(read);
  return 1;
}

/** An edge is there for its node and counts as that. */
const rowsOf = ({ nodes, requests }: Load, name: string, count: number): Load => ({
  nodes: count * (name === 'edges' ? Math.max(1, nodes) : 1 + nodes),
  requests,
});

const dearer = (one: Load, other: Load): Load => ({
  nodes: Math.max(one.nodes, other.nodes),
  requests: Math.max(one.requests, other.requests),
});

const whole = ({ nodes, requests, rows }: Sum): Load =>
  rows ? { nodes: nodes + rows.nodes, requests: requests + rows.requests } : { nodes, requests };

const asksApi = (field: GraphQLField<unknown, unknown>, type: GraphQLObjectType) =>
  field.resolve && !type.name.startsWith('__') && !field.name.startsWith('__');

function fieldOf(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  name: string,
): GraphQLField<unknown, unknown> | undefined {
  if (type === schema.getQueryType() && name === '__schema') return SchemaMetaFieldDef;
  if (type === schema.getQueryType() && name === '__type') return TypeMetaFieldDef;
  return type.getFields()[name];
}

function usualRows(field: GraphQLField<unknown, unknown>, type: GraphQLObjectType): number {
  if (type.name.startsWith('__')) return INTROSPECTION_ROWS[field.name] ?? 1;
  return (field.extensions.rows as number | undefined) ?? (field.resolve ? ASKED_ROWS : EMBEDDED_ROWS);
}

/** Compiles the rows that a field's arguments ask for; undefined when none of them says. */
function planSize(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
): ((variables: Variables) => number | undefined) | undefined {
  const argument = field.args.find(({ name }) => name === SIZE);
  if (!argument) return undefined;
  const value = node.arguments?.find(({ name }) => name.value === SIZE)?.value;
  const fallback = argument.defaultValue as number | undefined;
  return (variables) => checkSize((value && readSize(value, variables)) ?? fallback, node);
}

/** Compiles how many things are asked for by a list of ids. */
function planEach(
  { extensions }: GraphQLField<unknown, unknown>,
  node: FieldNode,
): ((variables: Variables) => number) | undefined {
  const name = extensions.each as string | undefined;
  const value = name && node.arguments?.find((each) => each.name.value === name)?.value;
  if (!value) return undefined;
  return (variables) => {
    const given = value.kind === Kind.VARIABLE ? variables[value.name.value] : undefined;
    const count = value.kind === Kind.LIST ? value.values.length : Array.isArray(given) ? given.length : 1;
    requireFew(name, count, [node]);
    return count;
  };
}

/** @throws GraphQLError MAX_ITEMS for more things than can be asked for at once */
export function requireFew(name: string, count: number, nodes: readonly ASTNode[] = []): void {
  if (count <= MOST_IDS) return;
  const params = [{ name: 'limit', value: String(MOST_IDS) }];
  throw badInput(name, 'MAX_ITEMS', problems.tooMany(MOST_IDS), { params, nodes });
}

function readSize(value: ValueNode, variables: Variables): number | undefined {
  const size =
    value.kind === Kind.VARIABLE
      ? variables[value.name.value]
      : value.kind === Kind.INT
        ? Number(value.value)
        : undefined;
  // What is not a number is refused when variables are read.
  return typeof size === 'number' ? size : undefined;
}

function checkSize(size: number | undefined, node: FieldNode): number | undefined {
  if (size === undefined || (size >= SMALLEST_PAGE && size <= LARGEST_PAGE)) return size;
  const [rule, limit] = size < SMALLEST_PAGE ? ['MIN_VALUE', SMALLEST_PAGE] : ['MAX_VALUE', LARGEST_PAGE];
  const params = [{ name: 'limit', value: String(limit) }];
  throw badInput(SIZE, rule, problems.outside(SMALLEST_PAGE, LARGEST_PAGE), { params, nodes: [node] });
}
