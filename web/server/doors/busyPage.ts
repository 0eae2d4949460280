import type { Response } from 'express';
import { barePage } from '../../app/platform/head/barePage.ts';
import type { Refusal } from '../graphRequest.ts';
import { busyWords as words } from './messages.ts';

/** Answers a page that is not made now: without scripts and styles, so that it costs nothing. */
export function sendBusyPage(response: Response, { status, retryAfter = '1' }: Refusal): void {
  const [title, text] = status === 429 ? [words.tooMany, words.tooManyText] : [words.overloaded, words.overloadedText];
  const page = barePage(title, `<h1>${title}</h1><p>${text}</p><p><a href="">${words.again}</a></p>`);
  response.status(status).setHeader('retry-after', retryAfter).setHeader('cache-control', 'no-store');
  response.type('html').send(page);
}
