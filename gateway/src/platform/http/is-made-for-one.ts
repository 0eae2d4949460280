import type { OperationDefinitionNode } from 'graphql';

/** Made anew for each who asks, though anybody may ask: a challenge is good once, and a number with its code is a secret. */
const FOR_ONE = ['feedbackChallenge', 'feedbackByTrackingNo'];

/** Whether an answer must not be held for others who ask the same. A fragment at the root may name such a field too. */
export const isMadeForOne = ({ selectionSet }: OperationDefinitionNode): boolean =>
  selectionSet.selections.some((field) => field.kind !== 'Field' || FOR_ONE.includes(field.name.value));
