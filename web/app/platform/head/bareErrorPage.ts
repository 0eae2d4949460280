import { errorTitle } from './title.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text as it stands in HTML, between tags or in a quoted attribute. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

/** For search engines and link previews: title and noindex, no error page (specification, section 8). */
export function bareErrorPage({ status, message }: { status: number; message: string }): string {
  const title = escapeHtml(errorTitle(status, message));
  return (
    '<!doctype html><html lang="fa" dir="rtl"><head><meta charset="utf-8">' +
    `<title>${title}</title><meta name="robots" content="noindex"></head><body></body></html>`
  );
}
