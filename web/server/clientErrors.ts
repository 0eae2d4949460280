import { type ErrorRequestHandler, Router } from 'express';
import { addressKey } from '@rasteh/shared/address-key';
import { MinuteCounts } from '@rasteh/shared/minute-counts';
import { isOwnOrigin } from './graphRequest.ts';
import { jsonBody } from './jsonBody.ts';
import { refusedStatus } from './refusedStatus.ts';
import { visitOf } from './visit.ts';

const largestReport = '4kb';
const mostOfAddress = 10;
const mostOfAll = 120;
const texts = ['buildId', 'path', 'message', 'stack'] as const;

/**
 * `POST /client-errors`: what went wrong in somebody's browser becomes a line in the log and nothing else. Only pages of
 * this site may write there, and nobody often.
 */
export function clientErrors(publicOrigin: string): Router {
  const ofAddress = new MinuteCounts(mostOfAddress);
  const ofAll = new MinuteCounts(mostOfAll);
  const router = Router();
  router.post('/', (request, response, next) => {
    if (!isOwnOrigin(request, publicOrigin)) return void response.status(403).end();
    const wait = ofAddress.count(addressKey(request.ip)) ?? ofAll.count('all');
    if (wait !== undefined) return void response.status(429).setHeader('retry-after', String(wait)).end();
    if (!request.is('application/json')) return void response.status(415).end();
    next();
  });
  router.post('/', jsonBody(largestReport), (request, response) => {
    const { log, requestId } = visitOf(response);
    log.warn({ requestId, report: reportOf(request.body) }, 'client error');
    response.status(204).end();
  });
  router.use(((error, _request, response, _next) => {
    response.status(refusedStatus(error) ?? 400).end();
  }) satisfies ErrorRequestHandler);
  router.all('/', (_request, response) => void response.status(405).setHeader('allow', 'POST').end());
  return router;
}

/** Only the known texts, so that nobody can write fields of their own into the log. */
function reportOf(body: unknown): Record<string, string> {
  const given = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const known = texts.filter((name) => typeof given[name] === 'string');
  return Object.fromEntries(known.map((name) => [name, String(given[name]).slice(0, 500)]));
}
