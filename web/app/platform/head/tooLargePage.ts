import { escapeHtml } from '../text/escapeHtml.ts';
import { barePage } from './barePage.ts';
import { tooLargeMessages as words } from './messages.ts';
import { errorTitle } from './title.ts';

/** What a person reads who has sent more with a form than is read at once, with the way back to it. */
export const tooLargePage = (path: string): string =>
  barePage(
    errorTitle(413, words.title),
    `<h1>${words.title}</h1><p>${words.text}</p><p><a href="${escapeHtml(path)}">${words.again}</a></p>`,
  );
