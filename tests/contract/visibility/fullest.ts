import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, type GraphQLObjectType, isLeafType, isObjectType } from 'graphql';
import { inRoot } from '../../../scripts/machine/root.mjs';

const schema = buildSchema(readFileSync(inRoot('gateway/schema.graphql'), 'utf8'), { assumeValidSDL: true });
/** Things of the market, which everybody sees, and things by the ways to them. */
const market = ['Merchant', 'Supplier', 'SupplierProduct', 'BaseProduct', 'Category', 'Customer', 'PageInfo'];
/** How many fields are asked for at once: a document has an end. */
const AT_ONCE = 200;

type Asked = { above: readonly string[]; without: readonly string[]; isInRows?: boolean };
/** All fields of a type that can be asked for without more, and of what stands in them. */
function pathsIn(
  type: GraphQLObjectType,
  path: readonly string[],
  { above, without, isInRows = false }: Asked,
): string[][] {
  const known = [...above, type.name];
  return Object.values(type.getFields()).flatMap(({ name, type: of, args }) => {
    const needsMore = args.some((each) => each.type.toString().endsWith('!') && each.defaultValue === undefined);
    const inner = getNamedType(of);
    // Rows come as `nodes` too; a list within rows has no more than that.
    const isNotRows = name === 'edges' || (isInRows && type.name.endsWith('Connection') && name !== 'nodes');
    if (needsMore || isNotRows || [...known, ...without].includes(inner.name)) return [];
    if (isLeafType(inner)) return [[...path, name]];
    return isObjectType(inner)
      ? pathsIn(inner, [...path, name], { above: known, without, isInRows: isInRows || of.toString().startsWith('[') })
      : [[...path, name, '__typename']];
  });
}

type Tree = Map<string, Tree>;
function textOf(tree: Tree): string {
  return [...tree].map(([name, below]) => (below.size > 0 ? `${name}{${textOf(below)}}` : name)).join(' ');
}
function treeOf(paths: readonly string[][]): Tree {
  const tree: Tree = new Map();
  for (const path of paths) {
    let at = tree;
    for (const name of path) {
      if (!at.has(name)) at.set(name, new Map());
      at = at.get(name)!;
    }
  }
  return tree;
}

/** Questions for all that the graph has of a thing of a type, at a place of it. @param without types that are asked for elsewhere */
export function allOf(typeName: string, place: readonly string[], without: readonly string[] = []): string[] {
  const type = schema.getType(typeName) as GraphQLObjectType;
  const paths = pathsIn(type, place, { above: [], without: [...market, ...without] });
  const parts = Array.from({ length: Math.ceil(paths.length / AT_ONCE) }, (_, index) =>
    paths.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
  return parts.map((each) => `{${textOf(treeOf(each))}}`);
}
