import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { oneAddress } from './addresses.ts';
import { clientErrors } from './clientErrors.ts';
import type { WebConfig } from './config.ts';
import { dismissPath, dismissRoute } from './dismissRoute.ts';
import type { Doors } from './doors/Doors.ts';
import { bytesRoute, uploadPath, uploadRoute } from './filesRoute.ts';
import type { Gateway } from './gateway.ts';
import type { Operations } from './graphRequest.ts';
import { graphRoute } from './graphRoute.ts';
import { livePath, liveRoute } from './liveRoute.ts';
import type { Log } from './log.ts';
import { metrics } from './metrics.ts';
import { probes } from './probes.ts';
import { redirects } from './redirects.ts';
import { refusedStatus } from './refusedStatus.ts';
import type { SessionCookie } from './session/SessionCookie.ts';
import { sessionRoutes } from './session/sessionRoutes.ts';
import { heldSession, startSession } from './session/startSession.ts';
import { TokenClient } from './session/TokenClient.ts';
import { securityHeaders } from './securityHeaders.ts';
import { startVisit, visitOf } from './visit.ts';

const robots = (publicOrigin: string) =>
  [
    'User-agent: *',
    ...['/graphql', '/files', '/profile', '/error', '/users/login'].map((path) => `Disallow: ${path}`),
    `Sitemap: ${publicOrigin}/sitemap.xml`,
    '',
  ].join('\n');

/** The parts that differ between the built program and development. */
export interface AppParts {
  config: WebConfig;
  log: Log;
  gateway: Gateway;
  cookie: SessionCookie;
  buildId: string;
  /** When this build was made, ISO 8601. */
  builtAt: string;
  operations: Operations;
  doors: Doors;
  files: RequestHandler;
  /** Forms of pages without script. */
  forms: RequestHandler;
  pages: RequestHandler;
  isStopping: () => boolean;
  /** True once the stream of changes was opened or found missing. */
  hasListened: () => boolean;
}

/** Puts the web server together. What is cheap and must always answer stands first. */
export function createApp(parts: AppParts): Express {
  const { config, log, gateway, cookie, buildId, builtAt, operations, doors, files, forms, pages } = parts;
  const { isStopping, hasListened } = parts;
  const { publicOrigin, trustedProxies } = config;
  const tokens = new TokenClient(gateway);
  const app = bareApp(trustedProxies);
  app.use(startVisit(log), metrics(), securityHeaders(publicOrigin));
  app.use(probes({ gateway, buildId, builtAt, isStopping, hasListened }));
  app.get('/robots.txt', (_request, response) => void response.type('text/plain').send(robots(publicOrigin)));
  app.use(files, doors.watch);
  app.post(dismissPath, dismissRoute(publicOrigin));
  app.use(bytesRoute(gateway, doors));
  app.use(uploadPath, heldSession(cookie), uploadRoute({ gateway, publicOrigin, doors }));
  app.use(livePath, heldSession(cookie), liveRoute({ gateway, publicOrigin, operations, doors }));
  app.use(startSession({ cookie, tokens }));
  app.use('/session', sessionRoutes({ gateway, cookie, tokens, publicOrigin }));
  app.use('/graphql', graphRoute({ gateway, publicOrigin, operations, cookie, doors }));
  app.use('/client-errors', clientErrors(publicOrigin));
  app.use(oneAddress, redirects(config.redirects), forms, pages);
  app.use(answerFailure);
  return app;
}

/** Express, which neither tells what it is nor reads queries. */
function bareApp(trustedProxies: WebConfig['trustedProxies']): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', trustedProxies.length > 0 ? trustedProxies : false);
  app.set('query parser', false);
  return app;
}

/** What a visitor sent and nothing could read is told so; only our own failures are written down. */
const answerFailure: ErrorRequestHandler = (error, _request, response, _next) => {
  const { log, requestId, signal } = visitOf(response);
  const refused = refusedStatus(error);
  if (refused === undefined && !signal.aborted) log.error({ requestId, err: error }, 'request failed');
  if (response.headersSent || response.destroyed) return void response.destroy();
  if (refused !== undefined) return void response.status(refused).type('text/plain').send('Bad request');
  response.status(500).type('text/plain').send(`Server error ${requestId}`);
};
