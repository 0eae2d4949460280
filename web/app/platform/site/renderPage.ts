import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { EntryContext } from 'react-router';
import { keepEarlyChoices } from '../navigation/earlyChoices.ts';
import type { PageParts } from './PageParts.ts';
import { holdScripts, releaseScripts } from './scriptsAfterLooks.ts';

/**
 * Takes React Router's loader data out of its stream, as the scripts that hand it to the browser. Otherwise
 * the page itself would wait for that stream, and React could only render it piece by piece, which costs
 * half as much again. Everything is loaded before a page is rendered, so nothing comes late.
 */
export async function takeHandoff(context: EntryContext, nonce: string): Promise<string> {
  const stream = context.serverHandoffStream;
  delete context.serverHandoffStream;
  if (!stream) return '';
  let data = '';
  const decoder = new TextDecoder();
  for await (const chunk of stream) data += decoder.decode(chunk, { stream: true });
  const literal = JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  const controller = 'window.__reactRouterContext.streamController';
  const hand = `${controller}.enqueue(${literal});${controller}.close();`;
  return `<script nonce="${nonce}">${hand}${keepEarlyChoices}${releaseScripts}</script>`;
}

/** Renders a whole document; `tail` goes to the end of its body. Throws what a component throws. */
export function renderPage(page: ReactNode, parts: PageParts, tail: string): Buffer {
  const texts = holdScripts(`<!DOCTYPE html>${renderToString(page)}`);
  const last = texts.pop() ?? '';
  const end = last.lastIndexOf('</body>');
  return parts.fill(...texts, ...(end === -1 ? [last, tail] : [last.slice(0, end), tail, last.slice(end)]));
}
