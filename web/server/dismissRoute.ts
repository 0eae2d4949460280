import express, { type RequestHandler } from 'express';
import { dismissedCookie, readDismissed } from '../app/platform/preferences/dismissed.ts';
import { safeRedirectPath } from '../app/platform/session/redirectPath.ts';
import { isOwnOrigin } from './graphRequest.ts';
import { answerNotTaken } from './notTaken.ts';
import { setCookie } from './session/setCookie.ts';

export const dismissPath = '/announcements/dismiss';
const formType = 'application/x-www-form-urlencoded';
/** An id and an address. */
const limit = '8kb';

/**
 * Hides an announcement for a browser without script, and leads back to the page. It changes nothing but a look, so it needs no
 * token of a session, and kept pages may have its form.
 */
export function dismissRoute(publicOrigin: string): RequestHandler[] {
  return [
    (request, response, next) => {
      response.setHeader('cache-control', 'no-store');
      // Browsers name the origin of every form; what is sent without one comes from no page of ours.
      if (request.get('origin') === undefined || !isOwnOrigin(request, publicOrigin))
        return answerNotTaken(request, response, 403);
      if (!request.is(formType)) return answerNotTaken(request, response, 415);
      next();
    },
    express.text({ type: formType, limit }),
    (request, response) => {
      const fields = new URLSearchParams(String(request.body));
      const before = readDismissed(request.headers.cookie);
      setCookie(response, dismissedCookie(before, fields.get('id') ?? ''));
      response.redirect(303, safeRedirectPath(fields.get('back'), publicOrigin));
    },
  ];
}
