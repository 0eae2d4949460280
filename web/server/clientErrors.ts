import express, { type ErrorRequestHandler, Router } from 'express';
import { visitOf } from './visit.ts';

const largestReport = '4kb';
const mostPerMinute = 120;
const texts = ['buildId', 'path', 'message', 'stack'] as const;

/** `POST /client-errors`: what went wrong in somebody's browser becomes a line in the log and nothing else. */
export function clientErrors(): Router {
  let minute = 0;
  let written = 0;
  const router = Router();
  router.post('/', express.json({ limit: largestReport }), (request, response) => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, written] = [now, 0];
    const foreign = request.get('sec-fetch-site') ?? 'same-origin';
    if (foreign === 'same-origin' && written < mostPerMinute && request.is('application/json')) {
      written += 1;
      const { log, requestId } = visitOf(response);
      log.warn({ requestId, report: reportOf(request.body) }, 'client error');
    }
    response.status(204).end();
  });
  router.use(((error, _request, response, _next) => {
    response.status(error.status === 413 ? 413 : 400).end();
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
