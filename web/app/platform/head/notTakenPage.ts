import { escapeHtml } from '../text/escapeHtml.ts';
import { barePage } from './barePage.ts';
import { notTakenMessages as words } from './messages.ts';
import { errorTitle } from './title.ts';

/** What a person reads who has sent a form to a page that takes none: nothing was saved, and the way back to it. */
export const notTakenPage = (path: string): string =>
  barePage(
    errorTitle(405, words.title),
    `<h1>${words.title}</h1><p>${words.text}</p><p><a href="${escapeHtml(path)}">${words.again}</a></p>`,
  );
