import express, { type ErrorRequestHandler, Router } from 'express';
import { matchPath, type ServerBuild } from 'react-router';
import { isOwnOrigin } from './graphRequest.ts';
import { answerNotTaken } from './notTaken.ts';
import { refusedStatus } from './refusedStatus.ts';

const formType = 'application/x-www-form-urlencoded';
const largestForm = '100kb';

interface ScreenForms {
  build: ServerBuild | (() => Promise<ServerBuild>);
  publicOrigin: string;
}

/**
 * Forms that browsers send without script: an urlencoded POST from a page of this site to the address of a screen that has an
 * `action`. Leaves the body as text for the page; whatever else is sent to a page is refused, with nothing read.
 */
export function screenForms({ build, publicOrigin }: ScreenForms): Router {
  const router = Router();
  router.use(async (request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') return next('router');
    if (request.method !== 'POST' || !hasAction(await buildOf(build), request.path))
      return answerNotTaken(request, response);
    response.setHeader('cache-control', 'no-store');
    // Browsers name the origin of every form; what is sent without one comes from no page of ours.
    if (request.get('origin') === undefined || !isOwnOrigin(request, publicOrigin))
      return answerNotTaken(request, response, 403);
    if (!request.is(formType)) return answerNotTaken(request, response, 415);
    next();
  });
  router.use(express.text({ type: formType, limit: largestForm }));
  router.use(answerTooLarge);
  return router;
}

const buildOf = async (build: ScreenForms['build']) => (typeof build === 'function' ? build() : build);

const hasAction = ({ routes }: ServerBuild, path: string) =>
  Object.values(routes).some(
    (route) => route?.module.action && route.path && matchPath({ path: route.path, caseSensitive: true }, path),
  );

const answerTooLarge: ErrorRequestHandler = (error, request, response, next) => {
  if (refusedStatus(error) !== 413) return next(error);
  answerNotTaken(request, response, 413);
};
