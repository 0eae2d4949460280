import { pipeline } from 'node:stream/promises';
import { type ErrorRequestHandler, type Response, Router } from 'express';
import { GraphError } from '../app/platform/graph/GraphError.ts';
import { questionBody } from '../app/platform/graph/question.ts';
import type { Doors } from './doors/Doors.ts';
import { forwardedHeaders, type Gateway } from './gateway.ts';
import { bodyRefusal, type Operations, readQuestion, type Refusal, refusalOf, unanswered } from './graphRequest.ts';
import { jsonBody } from './jsonBody.ts';
import { refusedStatus } from './refusedStatus.ts';
import { visitOf } from './visit.ts';

export const livePath = '/live';
const largestBody = '4kb';

interface LiveRoute {
  gateway: Gateway;
  publicOrigin: string;
  operations: Operations;
  doors: Doors;
}

/**
 * `POST /live`: a subscription of the web client for whoever is logged in (`heldSession`), passed on as it comes. Tokens are
 * made fresh before it (`GET /session`), since the answer may last until they end.
 */
export function liveRoute({ gateway, publicOrigin, operations, doors }: LiveRoute): Router {
  const router = Router();
  router.use((request, response, next) => {
    response.setHeader('cache-control', 'no-store');
    const refusal = refusalOf(request, publicOrigin);
    if (refusal) sendRefusal(response, refusal);
    else next();
  });
  router.use(jsonBody(largestBody));
  router.use(async (request, response) => {
    const visit = visitOf(response);
    if (!visit.session) return sendRefusal(response, { status: 401, code: 'UNAUTHENTICATED', message: '' });
    const question = readQuestion(request.body, operations);
    if ('status' in question) return sendRefusal(response, question);
    const busy = doors.busy(request);
    if (busy) return sendRefusal(response, busy);
    // A visit has 8 s; this lasts as long as somebody listens.
    const leaving = new AbortController();
    visit.whenClosed(() => leaving.abort());
    if (response.destroyed) return;
    const body = questionBody(question, question.variables);
    const answer = await gateway.subscribe(body, forwardedHeaders(request, visit), leaving.signal);
    response.status(answer.statusCode);
    for (const name of ['content-type', 'retry-after', 'x-accel-buffering']) {
      const value = answer.headers[name];
      if (value !== undefined) response.setHeader(name, value);
    }
    response.flushHeaders();
    // Half a stream ends as half a stream: the browser goes on with another one.
    await pipeline(answer.body, response).catch(() => response.destroy());
  });
  router.use(answerFailure);
  return router;
}

const answerFailure: ErrorRequestHandler = (error, _request, response, next) => {
  if (response.headersSent || response.destroyed) return void response.destroy();
  if (error instanceof GraphError) return sendRefusal(response, unanswered(error));
  const refused = refusedStatus(error);
  if (refused === undefined) return next(error);
  sendRefusal(response, bodyRefusal(refused, largestBody));
};

function sendRefusal(response: Response, { status, code, message, retryAfter }: Refusal): void {
  if (retryAfter) response.setHeader('retry-after', retryAfter);
  response.status(status).json({ code, message, requestId: visitOf(response).requestId });
}
