import type { OperationDefinitionNode } from 'graphql';

/** Every page has one, so it is counted apart. */
const VISIT = 'countVisit';

/** Whether a mutation counts visits and does nothing else; a visit beside another write is a write. */
export const onlyCountsVisits = ({ selectionSet }: OperationDefinitionNode): boolean =>
  selectionSet.selections.every((field) => field.kind === 'Field' && field.name.value === VISIT);
