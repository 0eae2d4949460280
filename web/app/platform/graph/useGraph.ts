import { use, useCallback, useContext, useSyncExternalStore } from 'react';
import type { OperationVariables } from '@apollo/client';
import { pageGraph } from './browser/pageGraph.ts';
import type { Question } from './question.ts';
import { ServerGraphContext } from './ServerGraphContext.ts';

export interface GraphResult<Data, Variables> {
  data: Data;
  /** Asks for more of the same list; `merge` joins the answer to what is shown. Rejects with a GraphError. */
  fetchMore(variables: Partial<Variables>, merge: (shown: Data, more: Data) => Data): Promise<void>;
}

/**
 * The answer to a question that the screen's or layout's loader asked with `load`, kept current in the
 * browser. Asks by itself (and suspends) only when nobody loaded it; throws the GraphError of that.
 */
export const useGraph = import.meta.env.SSR ? useGraphOnServer : useGraphInBrowser;

/** The same answer if it is at hand: neither suspends nor fails. */
export const useGraphIfLoaded = import.meta.env.SSR ? useAnswerOnServer : useAnswerInBrowser;

function useGraphOnServer<Data, Variables extends OperationVariables>(
  document: Question<Data, Variables>,
  variables: Variables,
): GraphResult<Data, Variables> {
  const data = useAnswerOnServer(document, variables);
  if (!data) throw new Error('useGraph was rendered without a loader that asked for it');
  return { data, fetchMore: () => Promise.reject(new Error('Nothing more is fetched while rendering')) };
}

function useAnswerOnServer<Data, Variables extends OperationVariables>(
  document: Question<Data, Variables>,
  variables: Variables,
): Data | undefined {
  return useContext(ServerGraphContext)?.read(document, variables);
}

function useGraphInBrowser<Data, Variables extends OperationVariables>(
  document: Question<Data, Variables>,
  variables: Variables,
): GraphResult<Data, Variables> {
  const graph = pageGraph();
  const shown = useAnswerInBrowser(document, variables);
  const data = shown ?? (use(graph.waitFor(document, variables)) as Data);
  return {
    data,
    fetchMore: async (more, merge) => {
      const answer = await graph.ask(document, { ...variables, ...more });
      graph.replace(document, variables, merge(data, answer));
    },
  };
}

function useAnswerInBrowser<Data, Variables extends OperationVariables>(
  document: Question<Data, Variables>,
  variables: Variables,
): Data | undefined {
  const graph = pageGraph();
  const asked = JSON.stringify(variables);
  const subscribe = useCallback(
    (changed: () => void) => graph.subscribe(document, JSON.parse(asked) as Variables, changed),
    [graph, document, asked],
  );
  const read = () => graph.read(document, variables);
  return useSyncExternalStore(subscribe, read, read);
}
