import type { LoaderFunctionArgs } from 'react-router-dom';
import type { OperationVariables } from '@apollo/client';
import { failScreen } from '../errors/failScreen.ts';
import { isPreload } from '../navigation/preloadRequest.ts';
import { reloadForNewBuild } from '../updates/reload.ts';
import { pageGraph } from './browser/pageGraph.ts';
import { GraphError } from './GraphError.ts';
import type { Question } from './question.ts';
import { serverGraphContext } from './server/ServerGraph.ts';

/** What a screen's one function gets, as loader on the server and as clientLoader in the browser. */
export type ScreenArgs = Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>;

/**
 * Asks a screen's question: on the server straight from the gateway, in the browser from the cache or the
 * web origin. `shared`: the answer is the same for everybody and may be some seconds old. A failure becomes the screen's failure: 404 and 400 as they are, upstream trouble 503.
 */
export async function load<Data, Variables extends OperationVariables>(
  args: ScreenArgs,
  document: Question<Data, Variables>,
  variables: Variables,
  { shared = false } = {},
): Promise<Data> {
  return ask(args, document, variables, shared).catch((error: unknown) => fail(args, error));
}

/** The same where a refusal is an answer that the screen shows by itself: undefined then. */
export async function loadUnless<Data, Variables extends OperationVariables>(
  args: ScreenArgs,
  document: Question<Data, Variables>,
  variables: Variables,
  isAnswer: (refusal: GraphError) => boolean,
): Promise<Data | undefined> {
  return ask(args, document, variables, false).catch((error: unknown) =>
    error instanceof GraphError && isAnswer(error) ? undefined : fail(args, error),
  );
}

async function ask<Data, Variables extends OperationVariables>(
  args: ScreenArgs,
  document: Question<Data, Variables>,
  variables: Variables,
  shared: boolean,
): Promise<Data> {
  if (import.meta.env.SSR) return args.context.get(serverGraphContext).ask(document, variables, shared);
  const { request } = args;
  return pageGraph().ask(document, variables, isPreload(request) ? undefined : request.signal);
}

function fail(args: ScreenArgs, error: unknown): Promise<never> {
  if (!(error instanceof GraphError)) throw error;
  if (error.code === 'PERSISTED_OPERATION_NOT_FOUND') return leaveOldBuild(args, error);
  return failScreen(args, error);
}

/** The server dropped our operations: this page's build is too old, and the next one has the page wanted. */
async function leaveOldBuild({ request }: ScreenArgs, { statusText, code }: GraphError): Promise<never> {
  if (!import.meta.env.SSR && !isPreload(request) && reloadForNewBuild(request.url)) await new Promise(() => undefined);
  return failScreen({ request }, new GraphError(503, statusText, code));
}

/** Passes the thing a page is about; null makes the page a 404 under the same URL. */
export function found<Thing>(args: ScreenArgs, thing: Thing | null | undefined): Thing {
  if (thing === null || thing === undefined) {
    failScreen(args, new GraphError(404, 'Not Found', 'PAGE_NOT_FOUND'));
  }
  return thing;
}
