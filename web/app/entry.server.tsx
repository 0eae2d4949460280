import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import { problemOf } from './platform/errors/problemOf.ts';
import { serverGraphContext } from './platform/graph/server/ServerGraph.ts';
import { ServerGraphContext } from './platform/graph/ServerGraphContext.ts';
import { bareErrorPage } from './platform/head/bareErrorPage.ts';
import { isSearchOrPreviewBot } from './platform/site/isSearchOrPreviewBot.ts';
import { siteContext } from './platform/site/siteContext.ts';

const retryAfterSeconds = 5;

/** Renders one page. All data is loaded before, so nothing is streamed late and one pass is enough. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (status === 503) headers.set('retry-after', String(retryAfterSeconds));
  if (status >= 400 && isSearchOrPreviewBot(request.headers.get('user-agent'))) {
    return new Response(bareErrorPage(problemOf(firstError(routerContext))), { status, headers });
  }
  const { nonce } = context.get(siteContext);
  const page = (
    <ServerGraphContext value={context.get(serverGraphContext)}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </ServerGraphContext>
  );
  return new Promise((resolve, reject) => {
    let shellIsDone = false;
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onShellReady() {
        shellIsDone = true;
        const body = new PassThrough();
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        pipe(body);
      },
      onShellError: reject,
      onError(error) {
        // Before the shell the error reaches the caller by itself.
        if (shellIsDone && !request.signal.aborted) context.get(siteContext).log(error);
      },
    });
    request.signal.addEventListener('abort', () => abort(request.signal.reason));
  });
}

/** Bugs only: what a loader threw on purpose is a page, and a visitor who left is nothing. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(siteContext).log(error);
};

function firstError(context: EntryContext): unknown {
  return Object.values(context.staticHandlerContext.errors ?? {})[0];
}
