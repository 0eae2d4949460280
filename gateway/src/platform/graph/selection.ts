import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

/** What of a resolver's info says which fields are asked below it. */
export type Info = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

const known = new WeakMap<FieldNode, Set<string>>();

/** Whether a field is asked directly below; one under @skip or @include counts. */
export const asksFor = (info: Info, name: string): boolean =>
  info.fieldNodes.some((node) => askedBelow(node, info).has(name));

/** Whether nothing but these fields is asked directly below. */
export const asksOnly = (info: Info, names: ReadonlySet<string>): boolean =>
  info.fieldNodes.every((node) => [...askedBelow(node, info)].every((name) => names.has(name)));

function askedBelow(node: FieldNode, { fragments }: Info): Set<string> {
  let asked = known.get(node);
  if (!asked) known.set(node, (asked = namesIn(node.selectionSet, fragments, new Set())));
  return asked;
}

function namesIn(set: SelectionSetNode | undefined, fragments: Info['fragments'], found: Set<string>): Set<string> {
  for (const each of set?.selections ?? []) {
    if (each.kind === Kind.FIELD) found.add(each.name.value);
    else if (each.kind === Kind.INLINE_FRAGMENT) namesIn(each.selectionSet, fragments, found);
    else namesIn(fragments[each.name.value]?.selectionSet, fragments, found);
  }
  return found;
}

const conditions = new WeakMap<FieldNode, Set<string>>();

/** The types that fragments directly below a field are on. */
export function conditionsOn({ fieldNodes, fragments }: Info): ReadonlySet<string> {
  const [node] = fieldNodes;
  let found = node && conditions.get(node);
  if (!found) {
    found = new Set();
    for (const { selectionSet } of fieldNodes) typesIn(selectionSet, fragments, found);
    if (node) conditions.set(node, found);
  }
  return found;
}

function typesIn(set: SelectionSetNode | undefined, fragments: Info['fragments'], found: Set<string>) {
  for (const each of set?.selections ?? []) {
    if (each.kind === Kind.FIELD) continue;
    const fragment = each.kind === Kind.INLINE_FRAGMENT ? each : fragments[each.name.value];
    if (fragment?.typeCondition) found.add(fragment.typeCondition.name.value);
    typesIn(fragment?.selectionSet, fragments, found);
  }
}
