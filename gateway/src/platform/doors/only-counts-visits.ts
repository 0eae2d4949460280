import { visitMutations } from '@rasteh/shared/visit-mutations';
import type { OperationDefinitionNode } from 'graphql';

/** Whether a mutation counts visits and does nothing else; a visit beside another write is a write. */
export const onlyCountsVisits = ({ selectionSet }: OperationDefinitionNode): boolean =>
  selectionSet.selections.every((field) => field.kind === 'Field' && visitMutations.includes(field.name.value));
