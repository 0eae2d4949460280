import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Request, type Response, Router } from 'express';
import { GraphError } from '../app/platform/graph/GraphError.ts';
import type { Doors } from './doors/Doors.ts';
import { forwardedHeaders, type Gateway } from './gateway.ts';
import { type Refusal, refusalOf, unanswered } from './graphRequest.ts';
import { visitOf } from './visit.ts';

export const uploadPath = '/files';
/** How long the rest of a refused upload is read away, so that its sender gets to the answer. */
const readAwayMs = 5_000;
const told = [
  'content-type',
  'content-length',
  'content-disposition',
  'content-security-policy',
  'cache-control',
  'etag',
  'retry-after',
  'x-content-type-options',
  'cross-origin-resource-policy',
  'accept-ranges',
  'content-range',
  'location',
];
/** What a reader says of what it has already, or wants a part of. */
const asked = ['if-none-match', 'range', 'if-range'];

/**
 * Signed links of files, and public pictures, under this origin because pages may load from no other. A signature is all that
 * the former need, and the latter nothing: no session is read.
 */
export function bytesRoute(gateway: Gateway, doors: Doors): Router {
  const router = Router();
  router.get(['/files/:id', '/media/:fileId/:side', '/documents/:fileId'], async (request, response) => {
    const busy = doors.busy(request);
    if (busy) return refuse(request, response, busy);
    const { requestId, traceparent } = visitOf(response);
    const headers: Record<string, string> = { 'x-request-id': requestId, traceparent };
    // The api counts a page of pictures for its reader and not for all of this server.
    if (request.ip) headers['x-forwarded-for'] = request.ip;
    for (const name of asked) {
      const value = request.get(name);
      if (value) headers[name] = value;
    }
    await pass(gateway, request, response, headers);
  });
  return router;
}

interface UploadRoute {
  gateway: Gateway;
  publicOrigin: string;
  doors: Doors;
}

/** `POST /files`: one file of whoever is logged in (`heldSession`), passed on as it comes. */
export function uploadRoute({ gateway, publicOrigin, doors }: UploadRoute): Router {
  const router = Router();
  router.use('/', async (request, response, next) => {
    if (request.path !== '/') return next();
    response.setHeader('cache-control', 'no-store');
    const refusal = refusalOf(request, publicOrigin, 'multipart/form-data');
    if (refusal) return refuse(request, response, refusal);
    const visit = visitOf(response);
    if (!visit.session) return refuse(request, response, { status: 401, code: 'UNAUTHENTICATED', message: '' });
    const busy = doors.operation(request, response, 'write');
    if (busy) return refuse(request, response, busy);
    const headers = forwardedHeaders(request, visit);
    headers['content-type'] = request.get('content-type')!;
    const length = request.get('content-length');
    if (length) headers['content-length'] = length;
    await pass(gateway, request, response, headers);
  });
  return router;
}

async function pass(gateway: Gateway, request: Request, response: Response, headers: Record<string, string>) {
  // Who left while the session was read: the bytes would be waited for, and with them a connection to the gateway.
  if (response.destroyed) return;
  const leaving = new AbortController();
  visitOf(response).whenClosed(() => response.writableFinished || leaving.abort());
  const method = request.method === 'POST' ? 'POST' : 'GET';
  // Between the two, so that an answer before the end of the upload does not end the visitor's connection.
  const body = method === 'POST' ? request.pipe(new PassThrough()) : null;
  try {
    const answer = await gateway.passOn({ method, path: request.originalUrl, headers, body, signal: leaving.signal });
    readAway(request);
    response.status(answer.statusCode);
    for (const name of told) {
      const value = answer.headers[name];
      if (value !== undefined) response.setHeader(name, value);
    }
    await pipeline(answer.body, response);
  } catch {
    // Who has left hears nothing; half an answer must not look whole.
    if (leaving.signal.aborted || response.headersSent) return void response.destroy();
    refuse(request, response, unanswered(new GraphError(503, 'No gateway', 'UPSTREAM_UNREACHABLE')));
  }
}

function refuse(request: Request, response: Response, { status, code, message, retryAfter }: Refusal): void {
  readAway(request);
  if (retryAfter) response.setHeader('retry-after', retryAfter);
  const { requestId } = visitOf(response);
  response.status(status).type('application/problem+json').json({ status, code, title: message, requestId });
}

/** Reads the rest of a refused body away, for a while. */
export function readAway(request: Request): void {
  if (request.complete) return;
  request.unpipe();
  request.resume();
  const timer = setTimeout(() => request.destroy(), readAwayMs);
  request.on('close', () => clearTimeout(timer));
}
