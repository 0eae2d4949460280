import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Pool } from 'undici';
import type { TextBlock } from '../harness/text.ts';

// Yardstick of the page of a text: the same HTML from plain template strings. What stands around the text is sent as it came
// from our page. At `/asked` the text is asked of the gateway for each request, as our page does, and its answer stands in the
// page; at any other path it is held in memory. No router, no components.
// Environment: PAGE_FILE ({ pieces, answer, question }), GATEWAY_URL, PORT.
type Piece = { html: string } | 'text' | 'answer';
type Question = { path: string; headers: Record<string, string>; body: string };
const { pieces, answer, question } = JSON.parse(readFileSync(process.env.PAGE_FILE!, 'utf8')) as {
  pieces: Piece[];
  answer: string;
  question: Question;
};
const gateway = new Pool(process.env.GATEWAY_URL!);

const unsafe: Record<string, string> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' };
const inScript = (json: string) => json.replace(/[<>&]/g, (sign) => unsafe[sign]!);
const blocksOf = (json: string) => (JSON.parse(json) as { data: { page: { body: TextBlock[] } } }).data.page.body;
const held = { blocks: blocksOf(answer), json: inScript(answer) };

async function asked(): Promise<typeof held> {
  const { path, headers, body } = question;
  const json = await (await gateway.request({ method: 'POST', path, headers, body })).body.text();
  return { blocks: blocksOf(json), json: inScript(json) };
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign]!);
const isLatin = (text: string) => /[A-Za-z]/.test(text) && !/[\u0600-\u06ff]/.test(text);

function span({ t, m, a }: TextBlock['spans'][number]): string {
  let shown = escaped(t);
  if (m.includes('BOLD')) shown = `<strong>${shown}</strong>`;
  if (m.includes('CODE')) shown = `<code class="code"${isLatin(t) ? ' dir="ltr"' : ''}>${shown}</code>`;
  return a ? `<a href="${escaped(a)}" class="link">${shown}</a>` : shown;
}

function block({ kind, spans, level, anchor, text }: TextBlock): string {
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
      return `<pre dir="ltr" tabindex="0"><code>${escaped(text ?? '')}</code></pre>`;
    case 'DIVIDER':
      return '<hr/>';
  }
}

function textOf(blocks: readonly TextBlock[]): string {
  let html = '';
  let inList = false;
  for (const each of blocks) {
    const isItem = each.kind === 'LIST_ITEM';
    if (isItem !== inList) html += isItem ? '<ul>' : '</ul>';
    inList = isItem;
    html += block(each);
  }
  return html + (inList ? '</ul>' : '');
}

const page = ({ blocks, json }: typeof held): string =>
  pieces.map((piece) => (piece === 'text' ? textOf(blocks) : piece === 'answer' ? json : piece.html)).join('');

createServer((request, response) => {
  if (request.url === '/readyz') return void response.end('ready');
  response.setHeader('content-type', 'text/html; charset=utf-8');
  if (request.url !== '/asked') return void response.end(page(held));
  asked().then(
    (fresh) => response.end(page(fresh)),
    () => response.writeHead(502).end(),
  );
}).listen(Number(process.env.PORT), '127.0.0.1');
