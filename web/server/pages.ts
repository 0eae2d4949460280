import { randomBytes } from 'node:crypto';
import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { ServerGraph, serverGraphContext } from '../app/platform/graph/server/ServerGraph.ts';
import { PageResponse } from '../app/platform/site/PageResponse.ts';
import { SharedAnswers } from '../app/platform/graph/server/SharedAnswers.ts';
import { siteContext } from '../app/platform/site/siteContext.ts';
import { forwardedHeaders, type Gateway } from './gateway.ts';
import { pagePolicy } from './securityHeaders.ts';
import { visitOf } from './visit.ts';

interface Pages {
  build: ServerBuild | (() => Promise<ServerBuild>);
  gateway: Gateway;
  publicOrigin: string;
  buildId: string;
  mode: 'production' | 'development';
  /** Changes the policy of pages; only development needs it. */
  relaxPolicy?: (policy: string) => string;
}

/** Every page of the site, rendered by React Router. */
export function pages(parts: Pages): RequestHandler {
  const { build, gateway, publicOrigin, buildId, mode, relaxPolicy } = parts;
  const render = createRequestHandler(build, mode);
  const shared = new SharedAnswers();
  const askForAll = (body: string) => gateway.askForAll(body);
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return void response.status(405).setHeader('allow', 'GET, HEAD').end();
    }
    const { requestId, signal, log } = visitOf(response);
    const nonce = randomBytes(16).toString('base64');
    const headers = forwardedHeaders(request, visitOf(response));
    const context = new RouterContextProvider();
    const ask = (body: string) => gateway.ask(body, headers, signal);
    context.set(serverGraphContext, new ServerGraph({ send: ask, sendShared: askForAll, shared }));
    context.set(siteContext, {
      origin: publicOrigin,
      buildId,
      nonce,
      signal,
      log: (error) => log.error({ requestId, err: error }, 'page failed'),
    });
    const policy = pagePolicy(nonce);
    response.setHeader('content-security-policy', relaxPolicy?.(policy) ?? policy);
    response.setHeader('cache-control', 'private, no-cache');
    await send(response, await render(pageRequest(request, publicOrigin), context));
  };
}

/**
 * What pages see of a request. The address is made of the configured origin: what a visitor's Host header
 * says must not reach a page.
 */
function pageRequest(request: ExpressRequest, publicOrigin: string): Request {
  const headers: Record<string, string> = {};
  for (const name of ['cookie', 'user-agent']) {
    const value = request.get(name);
    if (value !== undefined) headers[name] = value;
  }
  return new Request(publicOrigin + request.originalUrl, { method: request.method, headers });
}

async function send(response: ExpressResponse, answer: Response): Promise<void> {
  if (response.destroyed) return;
  response.status(answer.status);
  for (const [name, value] of answer.headers) response.appendHeader(name, value);
  const body = answer instanceof PageResponse ? answer.page : Buffer.from(await answer.arrayBuffer());
  response.end(body);
}
