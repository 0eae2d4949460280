import { Kind, visit } from 'graphql';
import type { GraphDraft } from './graph-draft.ts';

const ROOTS = ['Query', 'Mutation', 'Subscription'];

/** Takes out the types that nothing leads to any more. A member of an interface is reached with it. */
export function dropUnreached({ types }: GraphDraft): void {
  const reached = new Set(ROOTS);
  for (const name of reached) {
    const type = types.get(name);
    if (!type) continue;
    visit(type, { NamedType: ({ name: { value } }) => void reached.add(value) });
    if (type.kind !== Kind.INTERFACE_TYPE_DEFINITION) continue;
    for (const other of types.values()) {
      if ('interfaces' in other && other.interfaces?.some((each) => each.name.value === name))
        reached.add(other.name.value);
    }
  }
  for (const name of [...types.keys()]) if (!reached.has(name)) types.delete(name);
}
