import express, { type ErrorRequestHandler, Router } from 'express';
import { matchPath, type ServerBuild } from 'react-router';
import { plainFields } from '../app/platform/forms/plain/plainFields.ts';
import { isOwnOrigin } from './graphRequest.ts';
import { answerNotTaken } from './notTaken.ts';
import { refusedStatus } from './refusedStatus.ts';
import type { FormTokens } from './session/formTokens.ts';
import { visitOf } from './visit.ts';

const formType = 'application/x-www-form-urlencoded';
const largestForm = '100kb';

interface ScreenForms {
  build: ServerBuild | (() => Promise<ServerBuild>);
  publicOrigin: string;
  tokens: FormTokens;
}

/** What a screen exports as `handle` whose forms change nothing: they need no token, so that kept pages may have them. */
interface Handle {
  formsOnlyRead?: true;
}

/**
 * Forms that browsers send without script: an urlencoded POST from a page of this site to the address of a screen that has an
 * `action`, with the token of the session and the screen where there is a session and the screen writes. Leaves the body as
 * text for the page; whatever else is sent to a page is refused, with nothing done.
 */
export function screenForms({ build, publicOrigin, tokens }: ScreenForms): Router {
  const router = Router();
  router.use(async (request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') return next('router');
    if (request.method !== 'POST' || !actionAt(await buildOf(build), request.path))
      return answerNotTaken(request, response);
    response.setHeader('cache-control', 'no-store');
    // Browsers name the origin of every form; what is sent without one comes from no page of ours.
    if (request.get('origin') === undefined || !isOwnOrigin(request, publicOrigin))
      return answerNotTaken(request, response, 403);
    if (!request.is(formType)) return answerNotTaken(request, response, 415);
    next();
  });
  router.use(express.text({ type: formType, limit: largestForm }));
  router.use(async (request, response, next) => {
    const { session } = visitOf(response);
    const handle = actionAt(await buildOf(build), request.path)?.module.handle as Handle | undefined;
    if (!session || handle?.formsOnlyRead) return next();
    const given = new URLSearchParams(String(request.body)).get(plainFields.token);
    if (tokens.isRight(session, request.path, given)) next();
    else answerNotTaken(request, response, 403);
  });
  router.use(answerTooLarge);
  return router;
}

const buildOf = async (build: ScreenForms['build']) => (typeof build === 'function' ? build() : build);

const actionAt = ({ routes }: ServerBuild, path: string) =>
  Object.values(routes).find(
    (route) => route?.module.action && route.path && matchPath({ path: route.path, caseSensitive: true }, path),
  );

const answerTooLarge: ErrorRequestHandler = (error, request, response, next) => {
  if (refusedStatus(error) !== 413) return next(error);
  answerNotTaken(request, response, 413);
};
