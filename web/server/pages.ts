import { randomBytes } from 'node:crypto';
import { createRequestHandler } from '@react-router/express';
import type { RequestHandler, Response } from 'express';
import { RouterContextProvider, type ServerBuild } from 'react-router';
import { ServerGraph, serverGraphContext } from '../app/platform/graph/server/ServerGraph.ts';
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

/** Every page of the site: sets the page's headers and gives React Router what one request needs. */
export function pages({ build, gateway, publicOrigin, buildId, mode, relaxPolicy }: Pages): RequestHandler[] {
  const render = createRequestHandler({
    build,
    mode,
    getLoadContext: (request, response) => {
      const visit = visitOf(response);
      const headers = forwardedHeaders(request, visit);
      const context = new RouterContextProvider();
      const { requestId } = visit;
      const log = (error: unknown) => visit.log.error({ requestId, err: error }, 'page failed');
      context.set(serverGraphContext, new ServerGraph((body) => gateway.ask(body, headers, visit.signal)));
      context.set(siteContext, { origin: publicOrigin, buildId, nonce: nonceOf(response), requestId, log });
      return context;
    },
  });
  const prepare: RequestHandler = (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return void response.status(405).setHeader('allow', 'GET, HEAD').end();
    }
    const nonce = randomBytes(16).toString('base64');
    response.locals.nonce = nonce;
    const policy = pagePolicy(nonce);
    response.setHeader('content-security-policy', relaxPolicy?.(policy) ?? policy);
    response.setHeader('cache-control', 'private, no-cache');
    next();
  };
  return [prepare, render];
}

const nonceOf = (response: Response) => response.locals.nonce as string;
