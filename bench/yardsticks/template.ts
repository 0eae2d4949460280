import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { TextBlock } from '../harness/text.ts';

// Yardstick of the page of a text: the same HTML from plain template strings. What stands around the text is sent as it came
// from our page; the blocks are held in memory and written anew for each request. No router, no data to ask for.
// Environment: PAGE_FILE ({ before, after, blocks }), PORT.
const { before, after, blocks } = JSON.parse(readFileSync(process.env.PAGE_FILE!, 'utf8')) as {
  before: string;
  after: string;
  blocks: TextBlock[];
};

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign]!);
const isLatin = (text: string) => /[A-Za-z]/.test(text) && !/[\u0600-\u06ff]/.test(text);

function span({ t, m, a }: TextBlock['spans'][number]): string {
  let shown = escaped(t);
  if (m.includes('BOLD')) shown = `<strong>${shown}</strong>`;
  if (m.includes('CODE')) shown = `<code class="code"${isLatin(t) ? ' dir="ltr"' : ''}>${shown}</code>`;
  return a ? `<a href="${escaped(a)}" class="link">${shown}</a>` : shown;
}

function block({ kind, spans, level, anchor, text = '' }: TextBlock): string {
  const inner = spans.map(span).join('');
  switch (kind) {
    case 'HEADING':
      return `<h${level} id="${escaped(anchor!)}">${inner}</h${level}>`;
    case 'PARAGRAPH':
      return `<p>${inner}</p>`;
    case 'LIST_ITEM':
      return `<li>${inner}</li>`;
    case 'QUOTE':
      return `<blockquote><p>${inner}</p></blockquote>`;
    case 'CODE':
      return `<pre dir="ltr" tabindex="0"><code>${escaped(text)}</code></pre>`;
    case 'DIVIDER':
      return '<hr/>';
  }
}

function page(): string {
  let html = before;
  let inList = false;
  for (const each of blocks) {
    const isItem = each.kind === 'LIST_ITEM';
    if (isItem !== inList) html += isItem ? '<ul>' : '</ul>';
    inList = isItem;
    html += block(each);
  }
  return html + (inList ? '</ul>' : '') + after;
}

createServer((request, response) => {
  if (request.url === '/readyz') return void response.end('ready');
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(page());
}).listen(Number(process.env.PORT), '127.0.0.1');
