import { escapeHtml } from '../text/escapeHtml.ts';

/**
 * A page without scripts and styles, for no search engine.
 * @param title as text
 * @param body as HTML
 */
export const barePage = (title: string, body: string): string =>
  '<!doctype html><html lang="fa" dir="rtl"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
  `<title>${escapeHtml(title)}</title></head><body>${body && `<main>${body}</main>`}</body></html>`;
