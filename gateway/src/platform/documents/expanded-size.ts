import type { DocumentNode, FragmentDefinitionNode, OperationDefinitionNode, SelectionSetNode } from 'graphql';
import { Kind } from 'graphql';
import { fragmentsOf } from './limits.ts';

/**
 * Selections of an operation with its fragments opened up wherever they are spread: what code made for it would hold. Each
 * fragment is measured once, so a document whose fragments double each other is measured as fast as it is short.
 */
export function expandedSize(document: DocumentNode, { selectionSet }: OperationDefinitionNode): number {
  const fragments = fragmentsOf(document);
  const known = new Map<string, number>();

  const sizeOf = (set: SelectionSetNode): number =>
    set.selections.reduce((total, each) => {
      if (each.kind === Kind.FRAGMENT_SPREAD) return total + sizeOfFragment(fragments.get(each.name.value));
      return total + 1 + (each.selectionSet ? sizeOf(each.selectionSet) : 0);
    }, 0);

  function sizeOfFragment(fragment: FragmentDefinitionNode | undefined): number {
    if (!fragment) return 0;
    const name = fragment.name.value;
    const before = known.get(name);
    if (before !== undefined) return before;
    // A cycle counts as nothing: validation names it.
    known.set(name, 0);
    const size = sizeOf(fragment.selectionSet);
    known.set(name, size);
    return size;
  }
  return sizeOf(selectionSet);
}
