import type { OperationVariables } from '@apollo/client';
import { pageGraph } from './browser/pageGraph.ts';
import type { Question } from './question.ts';

/** Asks in the browser what no screen's loader asks: the answer at hand, or a new one. Rejects with a GraphError. */
export const ask = <Data, Variables extends OperationVariables>(
  document: Question<Data, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Data> => pageGraph().ask(document, variables, signal);

/** Asks anew what may have become untrue without a write of this page: somebody else changed it. Rejects with a GraphError. */
export const askAnew = <Data, Variables extends OperationVariables>(
  document: Question<Data, Variables>,
  variables: Variables,
): Promise<Data> => pageGraph().reload(document, variables);

/** The answer at hand, undefined if there is none. */
export const answerAtHand = <Data, Variables extends OperationVariables>(
  document: Question<Data, Variables>,
  variables: Variables,
): Data | undefined => pageGraph().read(document, variables);
