import type { OperationVariables } from '@apollo/client';
import { found, load, type ScreenArgs } from './load.ts';
import type { Question } from './question.ts';

/** Asks what is there for some of the staff only: for everybody else the page is 404. */
export const loadForStaff = <Data, Variables extends OperationVariables>(
  args: ScreenArgs,
  document: Question<Data, Variables>,
  variables: Variables,
): Promise<Data> =>
  load(args, document, variables).catch((failure: unknown) => {
    if ((failure as { init?: { status?: number } | null } | null)?.init?.status === 403) return found<Data>(args, null);
    throw failure;
  });
