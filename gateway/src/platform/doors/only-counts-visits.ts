import type { OperationDefinitionNode } from 'graphql';

/** Every page has one, so they are counted apart. */
const VISITS = [
  'countVisit',
  'countSearch',
  'countFaqVisit',
  'countHelpVisit',
  'countAdvertisementVisit',
  'countAdvertisementClick',
];

/** Whether a mutation counts visits and does nothing else; a visit beside another write is a write. */
export const onlyCountsVisits = ({ selectionSet }: OperationDefinitionNode): boolean =>
  selectionSet.selections.every((field) => field.kind === 'Field' && VISITS.includes(field.name.value));
