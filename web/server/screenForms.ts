import express, { type ErrorRequestHandler, type Request, type Response, Router } from 'express';
import { matchPath, type ServerBuild } from 'react-router';
import { plainFields } from '../app/platform/forms/plain/plainFields.ts';
import type { Doors } from './doors/Doors.ts';
import { formBytes } from './formBytes.ts';
import { PartsError, readParts } from './formParts.ts';
import { readAway } from './filesRoute.ts';
import type { Gateway } from './gateway.ts';
import { isOwnOrigin } from './graphRequest.ts';
import { answerNotTaken } from './notTaken.ts';
import { refusedStatus } from './refusedStatus.ts';
import { sendFormFile } from './sendFormFile.ts';
import type { FormTokens } from './session/formTokens.ts';
import { allowSlowBody } from './slowBody.ts';
import { visitOf } from './visit.ts';

const formType = 'application/x-www-form-urlencoded';
const partsType = 'multipart/form-data';
/** As long as the api lets an upload take. */
const uploadMs = 10 * 60_000;

interface ScreenForms {
  build: ServerBuild | (() => Promise<ServerBuild>);
  publicOrigin: string;
  tokens: FormTokens;
  gateway: Gateway;
  doors: Doors;
}

/** What a screen exports as `handle` about its forms. */
interface Handle {
  /** They change nothing: they need no token, so that kept pages may have them. */
  formsOnlyRead?: true;
  /** A file may come with them. */
  formsTakeFiles?: true;
}

/**
 * Forms that browsers send without script: an urlencoded POST from a page of this site to the address of a screen that has an
 * `action`, with the token of the session and the screen where there is a session and the screen writes. Leaves the body as
 * text for the page; whatever else is sent to a page is refused, with nothing done. A screen that takes files gets them in
 * forms of parts: the file goes on to the api once the fields before it have shown the token, and the page gets what became of it.
 */
export function screenForms({ build, publicOrigin, tokens, gateway, doors }: ScreenForms): Router {
  const router = Router();
  router.use(async (request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') return next('router');
    const screen = request.method === 'POST' ? actionAt(await buildOf(build), request.path) : undefined;
    if (!screen) return answerNotTaken(request, response);
    response.setHeader('cache-control', 'no-store');
    // Browsers name the origin of every form; what is sent without one comes from no page of ours.
    if (request.get('origin') === undefined || !isOwnOrigin(request, publicOrigin))
      return answerNotTaken(request, response, 403);
    const handle = screen.module.handle as Handle | undefined;
    if (!request.is(handle?.formsTakeFiles ? [formType, partsType] : formType))
      return answerNotTaken(request, response, 415);
    response.locals.formsOnlyRead = handle?.formsOnlyRead;
    next();
  });
  const isOurs = (request: Request, response: Response, fields: URLSearchParams) => {
    const { session } = visitOf(response);
    return (
      !session ||
      response.locals.formsOnlyRead === true ||
      tokens.isRight(session, request.path, fields.get(plainFields.token))
    );
  };
  router.use(express.text({ type: formType, limit: formBytes }));
  router.use(async (request, response, next) => {
    if (!request.is(partsType)) return next();
    const visit = visitOf(response);
    if (visit.session) {
      allowSlowBody(request);
      visit.allow(uploadMs);
    }
    const { fields, files } = await readParts(request, async (stream, part, before) =>
      // Who has no session is led to the login, and of a form that is not ours nothing is kept.
      visit.session && isOurs(request, response, before)
        ? sendFormFile({ gateway, doors }, { request, response }, { ...part, file: stream, fields: before })
        : undefined,
    );
    visit.allow();
    const taken = files.flatMap((each) => (each.taken ? [[each.field, each.taken] as const] : []));
    if (taken.length > 0) visit.sentFiles = new Map(taken);
    request.body = fields.toString();
    next();
  });
  router.use((request, response, next) => {
    if (isOurs(request, response, new URLSearchParams(String(request.body)))) next();
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
  // A browser that still sends would take the answer for a broken line.
  if (error instanceof PartsError) readAway(request);
  if (refusedStatus(error) !== 413) return next(error);
  answerNotTaken(request, response, 413);
};
