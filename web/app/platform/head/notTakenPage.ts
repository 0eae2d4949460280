import { escapeHtml } from './bareErrorPage.ts';
import { notTakenMessages as words } from './messages.ts';
import { errorTitle } from './title.ts';

/** What a person reads who has sent a form to a page that takes none: nothing was saved, and the way back to it. */
export const notTakenPage = (path: string): string =>
  '<!doctype html><html lang="fa" dir="rtl"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
  `<title>${errorTitle(405, words.title)}</title></head><body><main><h1>${words.title}</h1><p>${words.text}</p>` +
  `<p><a href="${escapeHtml(path)}">${words.again}</a></p></main></body></html>`;
