import { randomBytes } from 'node:crypto';
import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { ServerGraph, serverGraphContext } from '../app/platform/graph/server/ServerGraph.ts';
import { SharedAnswers } from '../app/platform/graph/server/SharedAnswers.ts';
import { PageResponse } from '../app/platform/site/PageResponse.ts';
import { siteContext } from '../app/platform/site/siteContext.ts';
import { forwardedHeaders, type Gateway } from './gateway.ts';
import { countKeptPage } from './metrics.ts';
import { PageCache, withNonce } from './PageCache.ts';
import { pageKey } from './pageKey.ts';
import { pagePolicy } from './securityHeaders.ts';
import { sendWhole } from './sendWhole.ts';
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

/** Every page of the site: from the cache while it is fresh, else rendered by React Router. */
export function pages(parts: Pages): RequestHandler {
  const { build, gateway, publicOrigin, buildId, mode, relaxPolicy } = parts;
  const render = createRequestHandler(build, mode);
  const cache = new PageCache();
  const shared = new SharedAnswers();
  const askForAll = (body: string) => gateway.askForAll(body);

  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return void response.status(405).setHeader('allow', 'GET, HEAD').end();
    }
    const nonce = randomBytes(16).toString('base64');
    const policy = pagePolicy(nonce);
    response.setHeader('content-security-policy', relaxPolicy?.(policy) ?? policy);
    response.setHeader('cache-control', 'private, no-cache');
    const key = pageKey(request);
    const kept = key === undefined ? undefined : cache.get(key);
    if (key !== undefined) countKeptPage(kept ? 'hit' : 'miss');
    if (kept) {
      answerWith(response, 200, kept.headers);
      return sendWhole(request, response, withNonce(kept, nonce));
    }

    const { requestId, signal, log } = visitOf(response);
    const headers = forwardedHeaders(request, visitOf(response));
    const ask = (body: string) => gateway.read(body, headers, signal);
    const graph = new ServerGraph({ send: ask, sendShared: askForAll, shared });
    const context = new RouterContextProvider();
    context.set(serverGraphContext, graph);
    context.set(siteContext, {
      origin: publicOrigin,
      buildId,
      nonce,
      signal,
      log: (error) => log.error({ requestId, err: error }, 'page failed'),
    });
    const answer = await render(pageRequest(request, publicOrigin), context);
    const page = await bytesOf(answer);
    const { freshMs } = graph;
    const keep = key !== undefined && answer.status === 200 && answer instanceof PageResponse && freshMs > 0;
    if (keep) cache.set(key, page, [...answer.headers], nonce, freshMs);
    if (response.destroyed) return;
    answerWith(response, answer.status, [...answer.headers]);
    await sendWhole(request, response, page);
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

const bytesOf = async (answer: Response) =>
  answer instanceof PageResponse ? answer.page : Buffer.from(await answer.arrayBuffer());

function answerWith(response: ExpressResponse, status: number, headers: [string, string][]): void {
  response.status(status);
  for (const [name, value] of headers) response.appendHeader(name, value);
}
