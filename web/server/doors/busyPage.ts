import type { Response } from 'express';
import type { Refusal } from '../graphRequest.ts';
import { busyWords as words } from './messages.ts';

/** Answers a page that is not made now: without scripts and styles, so that it costs nothing. */
export function sendBusyPage(response: Response, { status, retryAfter = '1' }: Refusal): void {
  const [title, text] = status === 429 ? [words.tooMany, words.tooManyText] : [words.overloaded, words.overloadedText];
  const page = [
    '<!DOCTYPE html><html lang="fa" dir="rtl"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${title}</title></head><body><h1>${title}</h1><p>${text}</p><p><a href="">${words.again}</a></p></body></html>`,
  ].join('');
  response.status(status).setHeader('retry-after', retryAfter).setHeader('cache-control', 'no-store');
  response.type('html').send(page);
}
