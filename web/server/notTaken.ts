import type { Request, Response } from 'express';
import { notTakenPage } from '../app/platform/head/notTakenPage.ts';

/** Pages are read only: anything else is 405, with a page for who has sent a form. */
export function answerNotTaken(request: Request, response: Response): void {
  response.status(405).setHeader('allow', 'GET, HEAD').setHeader('cache-control', 'no-store');
  response.type('html').send(notTakenPage(request.path));
}
