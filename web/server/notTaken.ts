import type { Request, Response } from 'express';
import { notTakenPage } from '../app/platform/head/notTakenPage.ts';

/** Most pages are read only: anything else is 405, or the refusal of a form, with a page for who has sent one. */
export function answerNotTaken(request: Request, response: Response, status: 403 | 405 | 413 | 415 = 405): void {
  if (status === 405) response.setHeader('allow', 'GET, HEAD');
  response.status(status).setHeader('cache-control', 'no-store');
  response.type('html').send(notTakenPage(request.path, status, Boolean(request.is('multipart/form-data'))));
}
