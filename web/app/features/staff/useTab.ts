import { createContext, useContext } from 'react';
import type { OperationVariables } from '@apollo/client';
import { askAnew } from '../../platform/graph/ask.ts';
import { GraphError } from '../../platform/graph/GraphError.ts';
import type { Question } from '../../platform/graph/question.ts';
import { type Masked, readFragment } from '../../platform/graph/readFragment.ts';

interface Tab {
  /** What its document is asked with. */
  variables: OperationVariables;
  /** Asks it anew: somebody else changed what it shows. */
  renew(): Promise<unknown>;
}

/** The tab that is open. */
export const TabContext = createContext<Tab>({ variables: {}, renew: () => Promise.resolve() });

/** Asks the document of the tab anew, for what it answers now. */
export function useTabAnew<Data, Variables extends OperationVariables>(
  document: Question<Data, Variables>,
): () => Promise<Data> {
  const variables = useContext(TabContext).variables as Variables;
  return () => askAnew(document, variables);
}

/** What is done to a thing of the tab; where somebody else was first, the list behind shows what came of it. */
export function useRenewing(): <Done>(act: () => Promise<Done>) => Promise<Done> {
  const { renew } = useContext(TabContext);
  return (act) =>
    act().catch(async (error: unknown) => {
      if (isOvertaken(error)) await renew().catch(() => undefined);
      throw error;
    });
}

/** Whether the thing is no longer what the page shows. */
const isOvertaken = (error: unknown) => error instanceof GraphError && overtaken.includes(error.code);
const overtaken = ['VERSION_CONFLICT', 'INVALID_TRANSITION', 'CASE_DECIDED', 'CASE_CLAIMED', 'ADVERTISEMENT_ARCHIVED'];

/** A row as it is now; undefined if the list no longer has it. */
export const rowNow = <Row extends { id: string; ' $fragmentName'?: string }>(
  rows: readonly Masked<Row>[] | null | undefined,
  id: string | undefined,
): Row | undefined => readFragment<Row>(rows ?? []).find((row) => row.id === id);
