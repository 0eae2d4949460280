import { escapeHtml } from '../text/escapeHtml.ts';
import { barePage } from './barePage.ts';
import { fileTooLargeMessages, notTakenMessages, tooLargeMessages } from './messages.ts';
import { errorTitle } from './title.ts';

/** What a person reads whose form was not taken: it was too large (413), or the page takes none; and the way back to it. */
export function notTakenPage(path: string, status: number, hasFile: boolean): string {
  const words = status === 413 ? (hasFile ? fileTooLargeMessages : tooLargeMessages) : notTakenMessages;
  return barePage(
    errorTitle(status, words.title),
    `<h1>${words.title}</h1><p>${words.text}</p><p><a href="${escapeHtml(path)}">${words.again}</a></p>`,
  );
}
