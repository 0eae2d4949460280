import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import { messageOf, problemOf } from './platform/errors/problemOf.ts';
import { PlainFormsContext } from './platform/forms/plain/PlainFormsContext.ts';
import { serverGraphContext } from './platform/graph/server/ServerGraph.ts';
import { ServerGraphContext } from './platform/graph/ServerGraphContext.ts';
import { bareErrorPage } from './platform/head/bareErrorPage.ts';
import { isSearchOrPreviewBot } from './platform/site/isSearchOrPreviewBot.ts';
import { PageParts } from './platform/site/PageParts.ts';
import { PagePartsContext } from './platform/site/PagePartsContext.ts';
import { PageResponse } from './platform/site/PageResponse.ts';
import { renderPage, takeHandoff } from './platform/site/renderPage.ts';
import { siteContext } from './platform/site/siteContext.ts';

/** Renders one page with the status that its loaders decided. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (status >= 400 && isSearchOrPreviewBot(request.headers.get('user-agent'))) {
    const error = firstError(routerContext);
    // The error routes have a status and no error.
    const bare = bareErrorPage(error === undefined ? { status, message: messageOf(status) } : problemOf(error));
    return new PageResponse(Buffer.from(bare), { status, headers });
  }
  const { nonce, plainForms } = context.get(siteContext);
  const handoff = await takeHandoff(routerContext, nonce);
  const parts = new PageParts(nonce);
  const page = renderPage(
    <PagePartsContext value={parts}>
      <ServerGraphContext value={context.get(serverGraphContext)}>
        <PlainFormsContext value={plainForms}>
          <ServerRouter context={ofThisPage(routerContext)} url={request.url} nonce={nonce} />
        </PlainFormsContext>
      </ServerGraphContext>
    </PagePartsContext>,
    parts,
    handoff,
  );
  return new PageResponse(page, { status, headers });
}

/** Bugs only: what a loader threw on purpose is a page, and a visitor who left is nothing. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  const { signal, log } = context.get(siteContext);
  if (!signal.aborted) log(error);
};

/** React Router makes routes of all that it is told of, for each page anew; nobody looks at those of other pages. */
function ofThisPage(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const routes = Object.fromEntries(ids.map((id) => [id, manifest.routes[id]]));
  return { ...context, manifest: { ...manifest, routes } };
}

function firstError(context: EntryContext): unknown {
  return Object.values(context.staticHandlerContext.errors ?? {})[0];
}
